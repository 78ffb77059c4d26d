/** Who may read the figures. */
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
