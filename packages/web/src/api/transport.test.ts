/** Which way calls go when several mounts stand on a page of another origin, and what proves who calls. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWay } from './transport.ts';

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

const guest = (name: string, getToken = (): string | null => `of-${name}`) =>
  openWay({ origin: `https://${name}.test`, getToken });
const post = { method: 'POST' };
const own = () => openWay({ origin: '', getToken: () => null });

test('each goes its own way, with its own token, whichever was opened last', async () => {
  const [one, two] = [guest('one'), guest('two')];
  await Promise.all([one.send('/api/v0/x', post), two.send('/api/v0/x', post)]);
  await one.send('/api/v0/y', {});
  expect(sent.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['https://one.test/api/v0/session', 'Bearer of-one'],
    ['https://two.test/api/v0/session', 'Bearer of-two'],
    ['https://one.test/api/v0/x', 'Bearer of-one'],
    ['https://two.test/api/v0/x', 'Bearer of-two'],
    ['https://one.test/api/v0/y', 'Bearer of-one'],
  ]);
  expect([one.at('/a'), two.at('/a'), own().at('/a')]).toEqual([
    'https://one.test/a',
    'https://two.test/a',
    '/a',
  ]);
  expect([one.isGuest, own().isGuest]).toEqual([true, false]);
});

test('a call that changes something proves itself, and takes the cookies along', async () => {
  await guest('one').send('/api/v0/x', post);
  expect(sent[1]).toMatchObject({
    headers: { authorization: 'Bearer of-one', 'x-csrf-token': 'csrf-1' },
    credentials: 'include',
  });
});

test('the CSRF token is asked for once for each session, and again when it could not be had', async () => {
  let token = 'a';
  const { send } = guest('one', () => token);
  const call = () => send('/api/v0/x', post);
  session = () => new Response('', { status: 503 });
  await call();
  session = () => Response.json({ csrfToken: 'csrf-2' });
  await Promise.all([call(), call()]);
  await call();
  token = 'b';
  await call();
  expect(sent.filter(({ url }) => url.endsWith('/session'))).toHaveLength(3);
  const proofs = sent.filter(({ url }) => url.endsWith('/x')).map(({ headers }) => headers['x-csrf-token']);
  expect(proofs).toEqual([undefined, 'csrf-2', 'csrf-2', 'csrf-2', 'csrf-2']);
});
