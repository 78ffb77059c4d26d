/** Every code that needs a person opens a case with its facts, once for each booking. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import {
  HELP_ABOUT,
  HELP_CODES,
  HELPED_BY,
  type HelpAbout,
  type HelpCode,
} from '@sojourn/domain/support/help.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CASE_TYPES } from '#main/capabilities.ts';
import { insertStay } from '#modules/money/wallet/testing/insert-stay.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';
import { openCase } from '../cases/open-case.ts';
import { findCase } from '../cases/store.ts';

let product: TestProduct;
let maya: Browser;
let bookingId: BookingId;
beforeAll(async () => {
  product = await createTestProduct();
});
beforeEach(async () => {
  maya = await product.signIn();
  const { effects, clock } = product;
  bookingId = await insertStay(effects.db, maya, { totalMinor: 30_000, bookedAt: clock.now() });
});
afterAll(() => product?.close());

const ask = (about: HelpAbout, code: string, by = maya) =>
  product.call('askForHelp', by, { params: { bookingId }, input: { about, code: code as HelpCode } });
const codes = HELP_ABOUT.flatMap((about) => HELP_CODES[about].map((code) => [about, code] as const));

describe.each(codes)('%s %s', (about, code) => {
  it('opens one case, with its booking, its time and its money', async () => {
    const [first, again] = await Promise.all([ask(about, code), ask(about, code)]);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await ask(about, code)).body).toEqual(first.body);
    const shown = (await product.call('getSupportCase', maya, { params: first.body })).body;
    expect(shown).toMatchObject({ kind: 'helpRequested', state: 'open', booking: { bookingId } });
    const { db } = product.effects;
    const stored = await findCase(db, maya, `help:${bookingId}:${about}.${code}`, 'helpRequested');
    expect(stored?.facts).toMatchObject({
      bookingId,
      about,
      code,
      state: 'Confirmed',
      startsAt: expect.stringMatching(/^\d{4}-/),
      totalMinor: 30_000,
      currency: 'USD',
    });
  });
});

it.each(HELP_ABOUT.flatMap((about) => HELPED_BY[about].map((kind) => [about, kind] as const)))(
  'about %s, it finds the open case of the kind %s',
  async (about, kind) => {
    const { effects } = product;
    const type = CASE_TYPES.get(kind)!;
    const { tenantId, customerId } = maya;
    const owner = { tenantId, customerId };
    await withTransaction(effects.db, (tx) =>
      openCase(tx, effects, { ...owner, type, subjectId: bookingId, facts: {} }),
    );
    const opened = await findCase(effects.db, owner, bookingId, kind);
    expect(type.isCustomerNotified).toBe(true);
    expect((await ask(about, HELP_CODES[about][0])).body.caseId).toBe(opened!.caseId);
  },
);

it.each([
  ['cancel', 'FullRefund', 'InvalidInput'],
  ['schedule', 'AirlineControl', 'InvalidInput'],
  ['change', 'GoToExchange', 'InvalidInput'],
] as const)('about %s, %s needs nobody', async (about, code, refused) => {
  expect((await ask(about, code)).error?.code).toBe(refused);
});

it('for somebody else’s booking there’s none', async () => {
  expect((await ask('schedule', 'ContactSupport', await product.signIn())).error?.code).toBe('NotFound');
});
