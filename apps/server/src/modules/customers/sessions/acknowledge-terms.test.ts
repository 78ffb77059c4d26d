/** Nobody of a company gets past its terms, whatever they call, until they have acknowledged them. */
import { type CallName, calls } from '@sojourn/contract/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  type Browser,
  createTestServer,
  TEST_SESSION_SETTINGS,
  TEST_TENANTS,
  testShown,
} from '#testing/server.ts';
import { sessionRoutes } from './routes.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof createTestServer>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const provider = {
    authorizationUrl: async () => ({ outcome: 'unavailable' }) as const,
    exchange: async () => ({ outcome: 'unavailable' }) as const,
    endSessionUrl: async () => ({ outcome: 'unavailable' }) as const,
  };
  const parts = { settings: TEST_SESSION_SETTINGS, provider, tenants: TEST_TENANTS, shown: testShown };
  server = await createTestServer({ database, handlers: (effects) => sessionRoutes(effects, parts) });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

async function company(name: string, members: readonly string[]): Promise<Browser[]> {
  await database.pool.query(
    `insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
     values ('business', $1, $1, 'acc', true)`,
    [name],
  );
  for (const subject of members) {
    await database.pool.query(
      `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin)
       values ('business', $1, $2, '{Traveler}', 'Authorized User', false)`,
      [name, subject],
    );
  }
  return Promise.all(members.map((subject) => server.signIn({ tenantId: 'business', subject })));
}

const acknowledge = (browser: Browser) =>
  server.call('acknowledgeTerms', browser, { input: { accepted: true } });
const codeOf = async (answer: Promise<{ status: number; error: { code: unknown } | null }>) => {
  const { status, error } = await answer;
  return [status, error?.code];
};

it('every call of a customer answers 40106 until then, and works from then on', async () => {
  const [traveler, colleague] = (await company('biz_one', ['one-a', 'one-b'])) as [Browser, Browser];
  const open = ['acknowledgeTerms', 'setLocale', 'extendSession', 'endSession'];
  const guarded = Object.entries(calls).filter(
    ([name, { auth }]) => auth === 'customer' && !open.includes(name),
  );
  expect(guarded.length).toBeGreaterThan(20);
  for (const [name, call] of guarded) {
    const headers = { 'idempotency-key': `key-for-${name}` };
    const params = { bookingId: 'bkg_0', checkoutId: 'chk_0' };
    const input = 'uploadBytes' in call ? new Uint8Array(8) : {};
    const answer = server.call(name as CallName, traveler, { params, input, headers } as never);
    expect([name, ...(await codeOf(answer))]).toEqual([name, 403, 40106]);
  }
  expect((await server.call('setLocale', traveler, { input: { locale: 'fr' } })).status).toBe(200);
  expect((await server.call('extendSession', traveler, {})).status).toBe(200);

  expect((await acknowledge(traveler)).body).toEqual({ Response: 'Success' });
  expect((await acknowledge(traveler)).status).toBe(200);
  expect((await server.call('getSession', traveler, {})).body.corporateInfo).toMatchObject({
    businessId: 'biz_one',
    businessIsLive: true,
  });
  // Each for themselves
  expect(await codeOf(server.call('getUserInfo', colleague, {}))).toEqual([403, 40106]);
  const { rows } = await database.pool.query(
    `select customer_id, terms_version, session_id, acknowledged_at from business_acknowledgements
     where business_id = 'biz_one'`,
  );
  expect(rows).toEqual([
    {
      customer_id: traveler.customerId,
      terms_version: 1,
      session_id: traveler.sessionId,
      acknowledged_at: server.clock.now(),
    },
  ]);
});

it('changed terms are asked for again', async () => {
  const [traveler] = (await company('biz_two', ['two-a'])) as [Browser];
  await acknowledge(traveler);
  await database.pool.query("update businesses set terms_version = 2 where business_id = 'biz_two'");
  expect(await codeOf(server.call('getUserInfo', traveler, {}))).toEqual([403, 40106]);
  await acknowledge(traveler);
  expect((await server.call('getUserInfo', traveler, {})).status).toBe(200);
});

it('a company that is not set up comes first: 40105, from every call but leaving', async () => {
  const [traveler] = (await company('biz_three', ['three-a'])) as [Browser];
  await database.pool.query("update businesses set is_live = false where business_id = 'biz_three'");
  for (const name of ['getSession', 'getUserInfo'] as const)
    expect(await codeOf(server.call(name, traveler, {}))).toEqual([403, 40105]);
  expect((await server.call('endSession', traveler, { input: {} } as never)).status).toBe(200);
});

it('who belongs to no company has nothing to acknowledge', async () => {
  const maya = await server.signIn();
  expect((await server.call('getUserInfo', maya, {})).status).toBe(200);
  expect((await acknowledge(maya)).status).toBe(200);
  const { rows } = await database.pool.query('select from business_acknowledgements where customer_id = $1', [
    maya.customerId,
  ]);
  expect(rows).toHaveLength(0);
});

it('what was acknowledged can be neither changed nor taken away', async () => {
  for (const change of [
    'update business_acknowledgements set terms_version = 9',
    'delete from business_acknowledgements',
  ])
    await expect(database.pool.query(change)).rejects.toThrow(/append/);
});
