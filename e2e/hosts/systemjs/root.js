System.import('single-spa').then(({ registerApplication, start }) => {
  registerApplication({
    name: 'heloc-borrower',
    async app() {
      await System.import('heloc-borrower');
      await heloc_borrower.init({});
      return (await heloc_borrower.get('./lifecycle'))();
    },
    activeWhen: '/account/heloc',
    customProps: {
      domElement: document.querySelector('#application'),
      org: 'OAKLINE',
      // Of the page's Content-Security-Policy, where it has one.
      nonce: document.querySelector('[nonce]')?.nonce,
      onEvent(event) {
        if (event.type === 'step') document.querySelector('#step').textContent = event.title;
      },
    },
  });
  start();
});
