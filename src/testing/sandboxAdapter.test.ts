import { describe, expect, test } from '@jest/globals';
import axios, { AxiosError } from 'axios';
import { sandboxAdapter } from './sandboxAdapter.ts';

/** A server that answers what the test says. */
const client = (fetch: (request: Request) => Response | Promise<Response>) =>
  axios.create({ adapter: sandboxAdapter({ app: { fetch } }), baseURL: 'http://api.test' });

const never = () => new Promise<Response>(() => {});
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: AxiosError) => error.code,
  );

describe('sandboxAdapter', () => {
  test('sends method, query, headers and body, and reads text', async () => {
    const http = client(async (request) => {
      const body = {
        method: request.method,
        url: request.url,
        org: request.headers.get('x-org'),
        body: await request.text(),
      };
      return Response.json(body, { headers: { authorization: 'Bearer new' } });
    });
    const { data, headers } = await http.put(
      '/a',
      { b: 1 },
      { params: { q: 'x y' }, headers: { 'x-org': 'OAKLINE' } },
    );
    expect(data).toEqual({ method: 'PUT', url: 'http://api.test/a?q=x+y', org: 'OAKLINE', body: '{"b":1}' });
    expect(headers.authorization).toBe('Bearer new');
  });

  test('sends files, with progress', async () => {
    const form = new FormData();
    form.append('file', new File(['abc'], 'a.pdf'));
    const fractions: (number | undefined)[] = [];
    const http = client(async (request) => Response.json([...(await request.formData()).keys()]));
    const onUploadProgress = ({ progress }: { progress?: number | undefined }) => fractions.push(progress);
    expect((await http.post('/f', form, { onUploadProgress })).data).toEqual(['file']);
    expect(fractions).toEqual([1]);
  });

  test('reads binary answers as a Blob', async () => {
    const http = client(() => new Response(new Uint8Array([1, 2, 3])));
    const { data } = await http.get('/pdf', { responseType: 'blob' });
    expect((data as Blob).size).toBe(3);
  });

  test('rejects on a status that is no success', async () => {
    const http = client(() => Response.json({ errors: ['no'] }, { status: 409 }));
    await expect(http.get('/a')).rejects.toMatchObject({
      code: AxiosError.ERR_BAD_REQUEST,
      response: { status: 409 },
    });
  });

  test('a request that cannot be made is a network error', async () => {
    const broken = client(() => Promise.reject(new Error('cut')));
    expect(await codeOf(broken.get('/a'))).toBe(AxiosError.ERR_NETWORK);
  });

  test('gives up when asked to, and when it takes too long', async () => {
    const abort = new AbortController();
    const waiting = codeOf(client(never).get('/a', { signal: abort.signal }));
    abort.abort();
    expect(await waiting).toBe(AxiosError.ERR_CANCELED);
    expect(await codeOf(client(never).get('/a', { signal: AbortSignal.abort() }))).toBe(
      AxiosError.ERR_CANCELED,
    );
    expect(await codeOf(client(never).get('/a', { timeout: 5 }))).toBe(AxiosError.ECONNABORTED);
  });
});
