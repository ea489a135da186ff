// Only in the demo: QA's console lives on another origin and cannot write this one's local storage, so it hands over
// a session of the sandbox in the fragment, which no server sees.
const given = new URLSearchParams(location.hash.slice(1));
history.replaceState(null, '', location.pathname);

const jwt = given.get('jwt');
const to = given.get('to') ?? '';

/** Any page could link here to sign a person in as another one: only the console's origin may. */
function refusal() {
  const { console: origin } = document.querySelector('#handover').dataset;
  if (!document.referrer || new URL(document.referrer).origin !== origin) {
    return 'Only the console of this demo can open this page.';
  }
  if (jwt !== null && !/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(jwt))
    return 'The session handed over is not one.';
  // As at the login: one slash, then a lower-case letter, so that no address leads to another site.
  return /^\/[a-z]/.test(to) ? '' : 'The address handed over is not one of this site.';
}

const problem = refusal();
if (problem) {
  document.querySelector('#problem').textContent = problem;
} else {
  if (jwt === null) localStorage.removeItem('jwt');
  else localStorage.setItem('jwt', jwt);
  location.replace(to);
}
