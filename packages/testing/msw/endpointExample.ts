/** Method, path with its parameters in braces, and an answer; a call without one answers a file. */
export type EndpointExample = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  answer?: unknown,
];
