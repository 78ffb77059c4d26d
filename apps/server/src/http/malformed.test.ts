import { connect } from 'node:net';
import { type ErrorBody, errorBody } from '@sojourn/contract/errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { REQUEST_MS } from './app.ts';

let database: TestDatabase;
let server: TestServer;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestServer({ database, handlers: () => ({}) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

/** All that is answered until the server hangs up. */
const answerTo = (sent: string): Promise<{ status: number; body: ErrorBody }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), body: errorBody.parse(JSON.parse(body)) });
    });
  });

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['two lengths', 'POST /api/v0/session HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  ['a header without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
])('%s is answered in the form of the contract', async (_, sent, status) => {
  expect(await answerTo(sent)).toMatchObject({ status, body: { code: 'InvalidInput' } });
});

test('a body that comes too slowly is cut off, in the form of the contract', async () => {
  expect(server.app.server.requestTimeout).toBe(REQUEST_MS);
  expect(server.app.server.headersTimeout).toBeLessThanOrEqual(REQUEST_MS);
  expect(REQUEST_MS).toBe(20_000);
  server.app.server.headersTimeout = 200;
  server.app.server.requestTimeout = 200;
  const head = 'POST /api/v0/login/start HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  const answer = await answerTo(`${head}content-length: 100\r\n\r\n{`);
  expect(answer).toMatchObject({ status: 408, body: { code: 'InvalidInput' } });
});
