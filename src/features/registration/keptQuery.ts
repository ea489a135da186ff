const CARRIED = ['org', 'pop-webchat'];

/** What of the query goes along to an application; the rest was about how the person came here. */
export function keptQuery(search: string): string {
  const query = new URLSearchParams(search);
  return new URLSearchParams(CARRIED.flatMap((name) => query.getAll(name).map((v) => [name, v]))).toString();
}
