import { startSite } from './site.js';

startSite({
  async changeLender(org) {
    const lifecycle = (await window.heloc_borrower.get('./lifecycle'))();
    return lifecycle.update({ name: 'heloc-borrower', org });
  },
});
