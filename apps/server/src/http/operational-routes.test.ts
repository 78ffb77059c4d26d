/** Who may read the figures, and when a server is ready. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instant } from '@sojourn/domain/dates.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createTestServer } from '../testing/server.ts';
import type { HttpSettings } from './settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const KEY = 'k'.repeat(32);

it.each([
  [{ production: false, metricsKey: null }, undefined, 200],
  [{ production: true, metricsKey: null }, undefined, 404],
  [{ production: true, metricsKey: null }, 'Bearer null', 404],
  [{ production: true, metricsKey: KEY }, undefined, 404],
  [{ production: true, metricsKey: KEY }, `Bearer ${KEY}x`, 404],
  [{ production: true, metricsKey: KEY }, `Bearer ${KEY}`, 200],
  [{ production: false, metricsKey: KEY }, undefined, 404],
] satisfies [Partial<HttpSettings>, string | undefined, number][])(
  'with %j and %s the figures answer %i',
  async (settings, authorization, status) => {
    const server = await createTestServer({ database, handlers: {}, settings });
    const headers = authorization ? { authorization } : {};
    expect((await server.app.inject({ url: '/metrics', headers })).statusCode).toBe(status);
    await server.close();
  },
);

it('is ready once the front end is built, and no longer while it stops', async () => {
  const portalDirectory = mkdtempSync(join(tmpdir(), 'sojourn-portal-'));
  const stopping: { since: Instant | null } = { since: null };
  const server = await createTestServer({ database, handlers: {}, settings: { portalDirectory }, stopping });
  const ask = async () => {
    const { statusCode, body, headers } = await server.app.inject('/readyz');
    return { statusCode, body, connection: headers.connection };
  };
  try {
    expect(await ask()).toMatchObject({
      statusCode: 503,
      body: "not ready: the front end isn't built; run npm run build\n",
    });
    writeFileSync(join(portalDirectory, 'index.html'), '<!doctype html>');
    expect(await ask()).toMatchObject({ statusCode: 200, body: 'ready\n' });
    stopping.since = '2026-11-23T00:00:00.000Z' as Instant;
    expect(await ask()).toEqual({ statusCode: 503, body: 'not ready: stopping\n', connection: 'close' });
    // What still arrives is answered, over a connection that ends
    const health = await server.app.inject('/healthz');
    expect([health.statusCode, health.headers.connection]).toEqual([200, 'close']);
  } finally {
    await server.close();
    rmSync(portalDirectory, { recursive: true });
  }
});

it.each([
  [0, 1],
  [1, 0],
])(
  'with %i trusted proxies an address that one passes on is warned of %i times',
  async (trustedProxies, times) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const server = await createTestServer({ database, handlers: {}, settings: { trustedProxies }, log });
    for (let count = 0; count < 3; count++)
      await server.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } });
    await server.app.inject('/healthz');
    expect(lines.filter((line) => line.includes('TRUSTED_PROXIES is 0'))).toHaveLength(times);
    expect(lines.join()).not.toContain('203.0.113.9');
    await server.close();
  },
);

it('is ready without a supplier that has no key, and says so', async () => {
  const server = await createTestServer({
    database,
    handlers: {},
    settings: { portalDirectory: null },
    supplierFigures: () => [{ id: 'air', circuit: 2, callsLeft: 0, calls: 7, failures: 5 }],
    suppliersWithoutKey: [{ id: 'duffel', setting: 'SUPPLIER_KEY_DUFFEL' }],
  });
  const { statusCode, body } = await server.app.inject('/readyz');
  const metrics = (await server.app.inject('/metrics')).body;
  await server.close();
  expect([statusCode, body]).toEqual([
    200,
    'ready\nsupplier air: rests\nsupplier duffel: not sold, SUPPLIER_KEY_DUFFEL is not set\n',
  ]);
  expect(metrics).toContain('supplier_circuit{supplier="air"} 2');
  expect(metrics).toContain('supplier_failures_total{supplier="air"} 5');
});
