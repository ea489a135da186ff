const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

/**
 * The lender's site around a recipe without a framework; its page is `site.html`.
 *
 * @param {{ changeLender: (org: string) => unknown, show?: (isApplication: boolean) => unknown }} recipe
 */
export function startSite({ changeLender, show }) {
  let count = 0;
  find('#count').onclick = () => {
    count += 1;
    find('#count').textContent = `Count ${count}`;
  };
  find('#other').onclick = () => changeLender('QUILLMERE_BANK');
  const look = () => {
    const isApplication = location.pathname.startsWith('/account/heloc');
    find('#rates').hidden = isApplication;
    if (!isApplication) find('#step').textContent = '';
    show?.(isApplication);
  };
  for (const link of document.querySelectorAll('a')) {
    link.onclick = (event) => {
      event.preventDefault();
      history.pushState({}, '', link.href);
      look();
    };
  }
  window.addEventListener('popstate', look);
  look();
}
