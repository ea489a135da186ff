// While the demo runs: the applications on the page take their organisation's data as it is written, without a reload.
const { cdn } = document.currentScript.dataset;

addEventListener('load', () => {
  new EventSource(`${cdn}/__themes`).addEventListener('message', () => {
    // What fails stays as it is. Data of the page's own, and none in it: what is served is read anew.
    for (const application of document.querySelectorAll('heloc-application'))
      application.update({ brand: {} }).catch(() => {});
    // Of the dashboard, where single-spa has them.
    for (const name of window.applications?.() ?? [])
      window.updateApplication(name, { brand: {} })?.catch(() => {});
  });
});
