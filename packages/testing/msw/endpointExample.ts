/** Method, path with its parameters in braces, and an answer. A call without one answers a file, or with headers alone. */
export type EndpointExample = readonly [
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  answer?: unknown,
];
