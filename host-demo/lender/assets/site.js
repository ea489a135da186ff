// The lender's dashboard: lists the signed-in person's applications so that they can go on with one.
const api = document.querySelector('#site').dataset.api;
const jwt = localStorage.getItem('jwt');
const list = document.querySelector('#applications');

if (location.pathname === '/dashboard' && jwt) {
  const org = JSON.parse(atob(jwt.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))).org;
  const response = await fetch(`${api}/service-application/api/v1/application/heloc/all`, {
    credentials: 'include',
    headers: { Authorization: jwt, 'x-org': org, 'X-With-Origin': location.origin },
  });
  const answer = response.ok ? await response.json() : [];
  for (const { uuid, loanNumber } of Array.isArray(answer) ? answer : (answer.applications ?? [])) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `/account/heloc/${uuid}?org=${org}`;
    link.textContent = `Continue application ${loanNumber}`;
    item.append(link);
    list.append(item);
  }
}
