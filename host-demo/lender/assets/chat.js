// The lender's chat: what answers "Chat with us" in the application. It comes once that is there and the page has time.

/** Safari has no idle callback. */
const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, 200));
const isReady = () => performance.getEntriesByType('mark').some(({ name }) => name.startsWith('heloc:ready'));

function mount() {
  // QA's console may have asked for one as an element of the page.
  if (document.querySelector('[remote="chat"]')) return;
  const chat = document.createElement('div');
  document.body.append(chat);
  HelocWidget.mount({ target: chat, remote: 'chat', environment: 'test' });
}

if (isReady()) whenIdle(mount);
else addEventListener('heloc:ready', () => whenIdle(mount), { once: true });
