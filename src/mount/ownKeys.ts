/** What is typed into. */
export const FIELD = 'input,select,textarea';
/** A page's own dialog is closed by the one and keeps the focus with the other, wherever the focus is. */
const SHARED = /^(Escape|Tab)$/;

/** What is typed into a field of ours is no shortcut of the page's, which sees no field there but the element around us all. */
export function keepKeys(host: HTMLElement): void {
  host.onkeydown =
    host.onkeypress =
    host.onkeyup =
      (event) => {
        const [field] = event.composedPath() as Element[];
        if (field?.matches(FIELD) && !SHARED.test(event.key)) event.stopPropagation();
      };
}
