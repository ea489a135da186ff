// The lender's dashboard: lists the signed-in person's applications so that they can go on with one.
const api = document.querySelector('#site').dataset.api;
const jwt = localStorage.getItem('jwt');
/** The application itself leads from these to the dashboard. */
const ENDED = { COMPLETE: 'all done', CANCELLED: 'cancelled' };
const list = document.querySelector('#applications');

if (location.pathname === '/dashboard' && jwt) {
  const org = JSON.parse(atob(jwt.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))).org;
  const response = await fetch(`${api}/service-application/api/v1/application/heloc/all`, {
    credentials: 'include',
    headers: { Authorization: jwt, 'x-org': org, 'X-With-Origin': location.origin },
  });
  const answer = response.ok ? await response.json() : [];
  document.querySelector('h1').textContent = 'Your applications';
  document.querySelector('#about').textContent = answer.length > 0 ? '' : 'You have no application yet.';
  for (const { uuid, loanNumber, status } of answer) {
    const item = document.createElement('li');
    list.append(item);
    const ended = ENDED[status.checklistStatus];
    if (ended) item.append(`Application ${loanNumber}: ${ended}`);
    if (ended) continue;
    const link = document.createElement('a');
    link.href = `/account/heloc/${uuid}?org=${org}`;
    link.textContent = `Continue application ${loanNumber}`;
    item.append(link);
  }
}
