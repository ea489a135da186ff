/** How a dialog is in front of the page. */
export interface Layer {
  hide(): void;
  /** Whether the focus is in what stays usable beside the dialog. */
  isFocusBeside(): boolean;
}

/** Nothing beside it can be used. */
export function asModal(dialog: HTMLDialogElement): Layer {
  dialog.showModal();
  return { hide: () => dialog.close(), isFocusBeside: () => false };
}
