/** For the tile on our dashboard: how far an application is. */
export async function applicationState(uuid: string, token: string): Promise<string> {
  const answer = await fetch(
    `https://api.example/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`,
    { headers: { Authorization: token, 'x-org': 'OAKLINE' } },
  );
  if (!answer.ok) return 'Please log in';
  const { checklistStatus } = await answer.json();
  return checklistStatus === 'OFFER_SELECTION' ? 'Choose your offer' : 'On its way';
}
