/** The demo bank keeps the issuer's contract, and a bank that doesn't is found out. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBank, type TestBank } from '../../apps/server/src/testing/bank.ts';
import { issuerChecks } from './checks.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await startTestBank();
});
afterAll(() => bank?.close());

const target = () => ({
  url: bank.issuer,
  apiKey: bank.rewardsApiKey,
  subject: 'maya',
  account: 'acc_summit_4417',
});
/** The demo bank lists a record at once. */
const LISTED_MS = 1_000;
const newReference = () => `test:${randomBytes(8).toString('hex')}`;
const failuresOf = async (url: string): Promise<string[]> => {
  const failed: string[] = [];
  for (const { name, run } of issuerChecks({ ...target(), url }, newReference, LISTED_MS))
    await run().catch(() => failed.push(name));
  return failed;
};

test('the demo bank passes, again and again, and the balance stays what it was', async () => {
  for (let times = 0; times < 2; times++) expect(await failuresOf(bank.issuer)).toEqual([]);
});

type Change = (path: string, body: string) => { path: string; body: string };

/** Passes requests on to the real bank, changed on their way. */
async function withBank<T>(change: Change, work: (url: string) => Promise<T>): Promise<T> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    let given = '';
    for await (const part of request) given += String(part);
    const { path, body } = change(request.url ?? '/', given);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const passed = await fetch(bank.issuer + path, {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': type, connection: 'close' },
      ...(request.method === 'POST' ? { body } : {}),
    });
    response.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text());
  };
  const server: Server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test.each<[string, Change, RegExp]>([
  [
    'reserves anew for each repeat',
    (path, body) => ({
      path,
      body: path.endsWith('/redemptions') ? body.replace(/"test:/, `"${newReference()}:`) : body,
    }),
    /a reservation takes units off the balance once/,
  ],
  [
    'settles everything that was reserved',
    (path, body) => ({ path, body: path.endsWith('/settle') ? '{"units":300}' : body }),
    /settling less gives the rest back/,
  ],
  [
    'does not release',
    (path, body) => ({ path: path.replace(/\/[^/]+\/release$/, '/test:never/release'), body }),
    /a release is final/,
  ],
  [
    'begins its records anew each time',
    (path, body) => ({ path: path.replace(/since=\d+/, 'since=0'), body }),
    /the records after a mark/,
  ],
])('a bank that %s fails', { timeout: 60_000 }, async (_, change, expected) => {
  expect((await withBank(change, failuresOf)).join('\n')).toMatch(expected);
});
