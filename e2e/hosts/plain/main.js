import { startSite } from './site.js';

const application = document.querySelector('heloc-application');
application.addEventListener('heloc:step', ({ detail }) => {
  document.querySelector('#step').textContent = detail.title;
});

startSite({
  changeLender: (org) => application.setAttribute('org', org),
  show(isApplication) {
    if (isApplication) document.body.append(application);
    else application.remove();
  },
});
