const api = document.querySelector('#login').dataset.api;
const form = document.querySelector('form');
const problem = document.querySelector('#problem');
const query = new URLSearchParams(location.search);
// A known email comes in the fragment, and stays in no history. This script may come after the first letters.
document.querySelector('#email').value ||= new URLSearchParams(location.hash.slice(1)).get('email') ?? '';
history.replaceState(history.state, '', location.pathname + location.search);

/** A login must not become an open redirect: one slash, then a lower-case letter. */
const target = /^\/[a-z]/.test(query.get('redirectUrl') ?? '') ? query.get('redirectUrl') : '/dashboard';

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  problem.textContent = '';
  const org = query.get('org') ?? new URLSearchParams(target.split('?')[1]).get('org') ?? 'OAKLINE';
  try {
    const response = await fetch(`${api}/identity/api/v1/login`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'x-org': org, 'X-With-Origin': location.origin },
      body: JSON.stringify({ email: form.email.value, password: form.password.value }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.errors?.join(', ') ?? 'Email and password do not match.');
    localStorage.setItem('jwt', answer.jwt);
    location.assign(target);
  } catch (error) {
    problem.textContent = error instanceof Error ? error.message : 'Something went wrong. Please try again.';
  }
});
