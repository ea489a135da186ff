/**
 * What a person sees when the application cannot be shown: what happened, whom to call, and a way to try again.
 * Built from text nodes and CSSOM only, so that it works before any style or library has loaded and under any CSP.
 */
export function showFailure(parent: Element | ShadowRoot, phone: string | undefined, retry: () => void): void {
  const make = (tag: string, text: string, css: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = `all:initial;display:block;font:16px/1.5 sans-serif;color:#222;${css}`;
    return element;
  };
  const box = make('div', '', 'padding:16px;background:#fff;border:1px solid #767676;max-width:560px');
  box.setAttribute('role', 'alert');
  const again = make('button', 'Try again', 'padding:8px 16px;margin-top:8px;border:2px solid;cursor:pointer');
  again.onclick = () => {
    box.remove();
    retry();
  };
  box.append(
    make('p', `We could not load the application. ${phone ? `Call ${phone}, or try` : 'Please try'} again.`, ''),
    again,
  );
  parent.append(box);
}
