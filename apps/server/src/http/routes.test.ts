/** Nothing is served that is not in the contract or in this list. */
import { API_BASE, type Call } from '@sojourn/contract/call.ts';
import { calls } from '@sojourn/contract/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

const OPERATIONAL = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/docs.js',
  'GET /dev/mail',
  'GET /dev/mail/:name',
  'GET /dev/mail/:name/html',
  'GET /dev/mail.css',
  'GET /art/:file',
  'GET /card-check',
  'GET /card-check/over.js',
  'POST /notices/:sender',
  'GET *',
  'HEAD *',
];

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  const portalDirectory = new URL('.', import.meta.url).pathname;
  server = await createTestServer({
    database,
    handlers: {},
    settings: { portalDirectory, mailbox: portalDirectory },
  });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

it('every route is a call of the contract or an operational one', () => {
  const declared = (Object.values(calls) as Call[]).map(({ method, path }) => `${method} ${API_BASE}${path}`);
  expect(routesOf(server).toSorted()).toEqual([...declared, ...OPERATIONAL].toSorted());
});

/** The router prints its tree; indentation says whose child a line is. */
function routesOf({ app }: TestServer): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!match) return [];
      const depth = match[1]!.length / 4;
      parents.length = depth;
      parents[depth] = match[2]!;
      const url = parents.join('');
      return (match[3]?.split(', ') ?? []).map((method) => `${method} ${url}`);
    });
}
