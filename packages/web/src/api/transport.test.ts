/** Which way calls go while mounts of other pages come and go, and what proves who calls. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atPortal, isGuest, openTransport, sendCall } from './transport.ts';

type Sent = { readonly url: string; readonly headers: Record<string, string>; readonly credentials: string };
let sent: Sent[] = [];
let session: () => Response = () => Response.json({ csrfToken: 'csrf-1' });
beforeEach(() => {
  sent = [];
  session = () => Response.json({ csrfToken: 'csrf-1' });
  vi.stubGlobal('fetch', async (url: string, { headers = {}, credentials = '' }: Partial<Sent>) => {
    sent.push({ url, headers, credentials });
    return url.endsWith('/session') ? session() : Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

const guest = (name: string) =>
  openTransport({ origin: `https://${name}.test`, getToken: () => `of-${name}` });
const post = () => sendCall('/api/v0/x', { method: 'POST' });
const urls = () => sent.map(({ url }) => url);

test('the last mount’s way counts, and the one before when it is gone, in whatever order', () => {
  const closeOne = guest('one');
  const closeTwo = guest('two');
  expect(atPortal('/a')).toBe('https://two.test/a');
  closeTwo();
  closeTwo();
  expect([isGuest(), atPortal('/a')]).toEqual([true, 'https://one.test/a']);
  const closeThree = guest('three');
  closeOne();
  expect(atPortal('/a')).toBe('https://three.test/a');
  closeThree();
  expect([isGuest(), atPortal('/a')]).toEqual([false, '/a']);
});

test('a call that is on its way when its mount goes calls nobody else', async () => {
  const close = guest('one');
  const call = post();
  close();
  await call;
  expect(urls()).toEqual(['https://one.test/api/v0/session', 'https://one.test/api/v0/x']);
  expect(sent[1]).toMatchObject({
    headers: { authorization: 'Bearer of-one', 'x-csrf-token': 'csrf-1' },
    credentials: 'include',
  });
});

test('the CSRF token is asked for once for each session, and again when it could not be had', async () => {
  let token = 'a';
  const close = openTransport({ origin: 'https://one.test', getToken: () => token });
  session = () => new Response('', { status: 503 });
  await post();
  session = () => Response.json({ csrfToken: 'csrf-2' });
  await Promise.all([post(), post()]);
  await post();
  token = 'b';
  await post();
  close();
  expect(urls().filter((url) => url.endsWith('/session'))).toHaveLength(3);
  const proofs = sent.filter(({ url }) => url.endsWith('/x')).map(({ headers }) => headers['x-csrf-token']);
  expect(proofs).toEqual([undefined, 'csrf-2', 'csrf-2', 'csrf-2', 'csrf-2']);
});
