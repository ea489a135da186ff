/** An application of its own, at a status. */
export async function createApplication(api, checklistStatus) {
  const answer = await fetch(`${api}/sandbox/v1/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ org: 'OAKLINE', status: { checklistStatus } }),
  });
  return answer.json();
}
