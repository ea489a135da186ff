import { Component, type ReactNode, type RefObject } from 'react';

type Selection = Parameters<HTMLInputElement['setSelectionRange']>;

interface KeepSelectionProps {
  input: RefObject<HTMLInputElement | null>;
  /** Changes with the text; both texts have the same length. */
  isReadable: boolean;
  children: ReactNode;
}

/**
 * What the browser or a script selects when a field gets the focus stays selected while its text becomes readable: Tab
 * selects all, so that typing replaces it.
 */
// biome-ignore lint/style/useReactFunctionComponents: no hook sees the selection before the text is replaced
export class KeepSelection extends Component<KeepSelectionProps> {
  override getSnapshotBeforeUpdate(): Selection | null {
    const input = this.props.input.current;
    if (!input?.matches(':focus')) return null;
    const { selectionStart, selectionEnd, selectionDirection } = input;
    return [selectionStart, selectionEnd, selectionDirection ?? 'none'];
  }

  override componentDidUpdate(before: KeepSelectionProps, _: unknown, selection: Selection | null) {
    if (selection && before.isReadable !== this.props.isReadable)
      this.props.input.current?.setSelectionRange(...selection);
  }

  override render() {
    return this.props.children;
  }
}
