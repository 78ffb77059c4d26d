/** The wallet over HTTP: what the customer sees, activates, redeems and disputes. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#http/limits/limits.ts';
import { TENDERS } from '#main/capabilities.ts';
import { readPending } from '#modules/protecting/reimbursements/store.ts';
import { readBoundFrom } from '#modules/selling/booking/brought/bound-from.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '#testing/server.ts';
import { answerDispute, type Decision } from './activity/answer-dispute.ts';
import { applicableOffers } from './available-credits.ts';
import { forfeitCreditsOf } from './brought/forfeit-credits.ts';
import { expireOffers } from './expiry/expire-credits.ts';
import { grantCredit } from './grant-credit.ts';
import { holdCredits } from './hold-credits.ts';
import { insertOffer, type NewOffer, readOffer } from './offers/store.ts';
import { releaseCredits } from './release-credits.ts';
import { returnCredits } from './return-credits.ts';
import { walletRoutes } from './routes.ts';
import { settleCredits } from './settle-credits.ts';
import { insertStay, setStayCanceled } from './testing/insert-stay.ts';
import { createIssuer, type Issuer } from './testing/issuer.ts';
import { issueVoucher } from './vouchers/issue-voucher.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
let database: TestDatabase;
let server: TestServer;
let issuer: Issuer;
let maya: Browser;
let people = 0;
let subject: string;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 });
  issuer = createIssuer();
  server = await createTestServer({
    database,
    handlers: (effects) =>
      walletRoutes({
        ...effects,
        standing: issuer.standing,
        redemptions: issuer.redemptions,
        products: testProducts,
        titlesOf: async () => new Map(),
        readBoundFrom,
        readPending,
        isOfTenant: (id, type) => (id === 'business') === (type === 'Business'),
      }),
  });
});
beforeEach(async () => {
  Object.assign(issuer.settings, { isAway: false, refuses: false });
  server.clock.set(NOW);
  subject = `wallet-${people++}`;
  maya = await server.signIn({ subject });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

/** The clock moves, the session is over, Maya comes again. */
const later = async (at: Instant) => {
  server.clock.set(at);
  maya = await server.signIn({ subject });
};
const walletDeps = () => ({ ...server.effects, tenders: TENDERS });
const owner = () => ({ tenantId: maya.tenantId, customerId: maya.customerId });
const walletOf = async () => (await server.call('getWallet', maya, {})).body;
const activity = async (query: object = {}) =>
  (await server.call('listWalletActivity', maya, { query })).body;
const dayAfter = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString() as Instant;

async function offer(terms: object, more: Partial<NewOffer> = {}) {
  const offerId = newId('off', server.effects.random.bytes(16));
  const row = {
    ...owner(),
    offerId,
    kind: (terms as NewOffer).kind ?? 'discount',
    terms,
    title: { en: '$75 off', fr: '75 $ de rabais' },
    art: { seed: 'offer', kind: 'hotel' },
    accountReferenceId: 'acc_summit_1',
    createdAt: NOW,
    endsAt: dayAfter(30),
    ...more,
  };
  await withTransaction(database.db, (tx) => insertOffer(tx, row));
  return offerId;
}
const activate = (offerId: string) =>
  server.call('activateOffer', maya, { input: { offerId: offerId as never } });
const grant = (amountMinor: number) =>
  withTransaction(database.db, (tx) =>
    grantCredit(
      tx,
      server.effects,
      owner(),
      {
        type: 'GoodwillCredit',
        amountMinor,
        grantKey: `g${people++}`,
        expiresAt: dayAfter(300),
      },
      server.clock.now(),
    ),
  );

describe('the wallet', () => {
  it('of somebody new is empty', async () => {
    expect(await walletOf()).toEqual({
      spendable: { amountMinor: 0, currency: 'USD' },
      credits: [],
      pending: [],
      offers: [],
    });
    expect(await activity()).toEqual({ entries: [], next: null });
  });
  it('shows the annual credit as soon as it is opened, and why it cannot be spent', async () => {
    issuer.tell(subject, 'NewBenefitPeriod');
    expect(await walletOf()).toMatchObject({
      spendable: { amountMinor: 30_000 },
      credits: [
        {
          type: 'AnnualCredit',
          state: 'Available',
          source: 'TravelWallet',
          blocked: null,
          granted: { amountMinor: 30_000 },
          expiresAt: '2028-02-01T04:59:59.000Z',
        },
      ],
    });
    issuer.tell(subject, 'EnterBadStanding', { standing: 'bad' });
    expect(await walletOf()).toMatchObject({
      spendable: { amountMinor: 0 },
      credits: [{ available: { amountMinor: 30_000 }, blocked: 'BadStanding' }],
    });
  });
  it('and the ledger have the first grant, whichever is loaded first', async () => {
    issuer.tell(subject, 'NewBenefitPeriod');
    const entries = (await activity()).entries;
    expect(entries).toMatchObject([{ type: 'StatementCreditCreated', amount: { amountMinor: 30_000 } }]);
    expect((await walletOf()).spendable.amountMinor).toBe(30_000);
  });
  it('shows what it knows while the bank is away', async () => {
    await grant(500);
    issuer.settings.isAway = true;
    expect((await walletOf()).spendable.amountMinor).toBe(500);
  });
  it('shows nobody else’s', async () => {
    await grant(500);
    const stranger = await server.signIn();
    expect((await server.call('getWallet', stranger, {})).body.credits).toEqual([]);
    expect((await server.call('listWalletActivity', stranger, { query: {} })).body.entries).toEqual([]);
  });
});

describe('the ledger', () => {
  it('has a running balance, pages and filters', async () => {
    for (let i = 1; i <= 60; i++) await grant(i * 100);
    await later(dayAfter(301));
    const first = await activity();
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toMatchObject({
      amount: { amountMinor: 6_000 },
      balance: { amountMinor: 183_000 },
      disputableUntil: null,
    });
    const second = await activity({ before: first.next });
    expect(second).toMatchObject({ next: null });
    expect(second.entries.map(({ balance }) => balance.amountMinor).slice(-2)).toEqual([300, 100]);
    expect(new Set([...first.entries, ...second.entries].map(({ entryId }) => entryId)).size).toBe(60);
    expect((await activity({ filter: 'used' })).entries).toEqual([]);
    expect((await activity({ filter: 'added' })).entries).toHaveLength(50);
  });
  it.each(['x', '-1', '0', '1e3', '99999999999999999999'])('takes no cursor %s', async (before) => {
    const { status, error } = await server.call('listWalletActivity', maya, { query: { before } });
    expect([status, error?.code]).toEqual([422, 'InvalidInput']);
  });
});

describe('a voucher', () => {
  const order = { tenantId: 'consumer', amountMinor: 2_500, campaign: 'Sorry', issuedBy: 'agent' } as const;
  const redeem = (code: string, by = maya) => server.call('redeemVoucher', by, { input: { code } });
  it('opens a credit for the first who types it, whatever case and spaces', async () => {
    const code = await issueVoucher(database.db, server.effects, order);
    expect(code).toMatch(/^TRIP-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const others = await Promise.all([1, 2, 3].map(() => server.signIn()));
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all([maya, ...others].map((by) => redeem(typed, by)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('VoucherNotOpen');
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      type: 'GoodwillCredit',
      available: { amountMinor: 2_500 },
      expiresAt: '2028-02-09T04:59:59.000Z',
    });
    const { rows } = await sql<{ text: string }>`select row_to_json(v)::text as text
      from vouchers v`.execute(database.db);
    expect(rows.every(({ text }) => !text.includes(code))).toBe(true);
  });
  it('is not open when it has ended, is unknown or another tenant’s', async () => {
    const ended = await issueVoucher(database.db, server.effects, { ...order, endsAt: NOW });
    const business = await issueVoucher(database.db, server.effects, { ...order, tenantId: 'business' });
    for (const code of [ended, business, 'TRIP-AAAA-BBBB-CCCC'])
      expect((await redeem(code)).error?.code).toBe('VoucherNotOpen');
  });
  it('asked for again after a crash answers the first time’s credit, to that request alone', async () => {
    const code = await issueVoucher(database.db, server.effects, order);
    const headers = { 'idempotency-key': 'voucher-key-1' };
    const ask = (by: Browser, more: Record<string, string> = headers) =>
      server.call('redeemVoucher', by, { input: { code }, headers: more });
    const first = await ask(maya);
    // The process died after its commit: no answer was stored, the key's lease is over
    const lost = await sql`delete from idempotency_keys
      where customer_id = ${maya.customerId} and key = 'voucher-key-1'`.execute(database.db);
    expect(Number(lost.numAffectedRows)).toBe(1);
    const again = await ask(maya);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await walletOf()).credits).toHaveLength(1);
    expect((await ask(maya, {})).error?.code).toBe('VoucherNotOpen');
    expect((await ask(await server.signIn())).error?.code).toBe('VoucherNotOpen');
  });
  it('is not to be guessed: ten tries in ten minutes', () => {
    expect(LIMITS.voucher).toEqual({ hits: 10, windowSeconds: 600 });
  });
});

describe('a dispute', () => {
  const dispute = (entryId: string, by = maya) =>
    server.call('disputeCredit', by, { input: { entryId, text: 'I did not use this.' } });
  it('opens a case once, and the line says so', async () => {
    await grant(500);
    const [entry] = (await activity()).entries;
    expect(entry?.disputableUntil).toBe(dayAfter(60));
    const opened = await dispute(entry!.entryId);
    expect(opened.body).toMatchObject({ code: expect.stringMatching(/^C-/), dueAt: dayAfter(3) });
    expect((await dispute(entry!.entryId)).body).toEqual(opened.body);
    expect((await activity()).entries[0]).toMatchObject({
      disputableUntil: null,
      dispute: { ...opened.body, state: 'open', credited: null },
    });
  });
  const answered = async (decision: Decision) => {
    await grant(500);
    const [entry] = (await activity()).entries;
    const { code } = (await dispute(entry!.entryId)).body;
    const answer = () => answerDispute(server.effects, code, decision, 'looked at the records');
    expect(await answer()).toMatchObject({ result: 'answered', answered: { code } });
    expect(await answer()).toEqual({ result: 'alreadyClosed' });
    const { rows } = await sql`select kind, payload from outbox
      where customer_id = ${maya.customerId} order by created_at`.execute(database.db);
    const shown = (await activity()).entries.find(({ entryId }) => entryId === entry!.entryId);
    return { code, shown, mails: rows };
  };
  it('that is right is credited once, mailed, and shown on its line', async () => {
    const { code, shown, mails } = await answered({ result: 'credited', amountMinor: 500 });
    const credited = { amountMinor: 500, currency: 'USD' };
    expect(shown).toMatchObject({ disputableUntil: null, dispute: { code, state: 'credited', credited } });
    expect(mails).toMatchObject([
      { kind: 'caseOpened', payload: { code } },
      { kind: 'disputeAnswered', payload: { code, credited: { amount: credited } } },
    ]);
    expect((await walletOf()).spendable.amountMinor).toBe(1_000);
  });
  it('that is wrong is declined, mailed, and shown on its line', async () => {
    const { code, shown, mails } = await answered({ result: 'declined' });
    expect(shown?.dispute).toMatchObject({ code, state: 'declined', credited: null });
    expect(mails.at(-1)).toMatchObject({ kind: 'disputeAnswered', payload: { code, credited: null } });
    expect((await walletOf()).spendable.amountMinor).toBe(500);
  });
  it('isn’t credited with a slip of the keyboard, and no other case is answered', async () => {
    await grant(500);
    const [entry] = (await activity()).entries;
    const { code } = (await dispute(entry!.entryId)).body;
    const answer = (which: string, amountMinor: number) =>
      answerDispute(server.effects, which, { result: 'credited', amountMinor }, 'typed');
    for (const amountMinor of [0, -5, 1.5, 100_001])
      await expect(answer(code, amountMinor)).rejects.toThrow(RangeError);
    expect((await activity()).entries[0]?.dispute?.state).toBe('open');
    expect(await answer('C-NEVER1', 500)).toEqual({ result: 'unknown' });
  });
  it('is taken on the sixtieth day and not after', async () => {
    await grant(500);
    await grant(600);
    const [second, first] = (await activity()).entries;
    await later(dayAfter(60));
    expect((await dispute(first!.entryId)).status).toBe(200);
    server.clock.move(1);
    expect((await dispute(second!.entryId)).error?.code).toBe('DisputeTooLate');
  });
  it('of another’s entry, or none, is NotFound', async () => {
    await grant(500);
    const [entry] = (await activity()).entries;
    expect((await dispute(entry!.entryId, await server.signIn())).status).toBe(404);
    expect((await dispute('no-entry')).status).toBe(404);
  });
});

describe('a discount', () => {
  const terms = { kind: 'discount', amountMinor: 7_500, minimumNights: 2, collection: 'Lifestyle' };
  const stay = { product: 'hotel', totalMinor: 60_000, nights: 3, collection: 'Lifestyle' } as const;
  const part = (sourceId: string, tenderNo = 1) => ({
    tenderNo,
    sourceId: sourceId as never,
    amountMinor: 7_500,
  });
  const bookingId = () => newId('bkg', server.effects.random.bytes(16));
  const hold = (id: ReturnType<typeof bookingId>, offerId: string) =>
    withTransaction(database.db, (tx) =>
      holdCredits(tx, walletDeps(), owner(), { bookingId: id, parts: [part(offerId)] }, server.clock.now()),
    );
  const fits = () => applicableOffers(database.db, owner(), stay, server.clock.now());
  const stateOf = async (offerId: string) =>
    (await walletOf()).offers.find((each) => each.offerId === offerId)?.state;

  it('is activated, held by one booking, used, and back with a whole refund while it runs', async () => {
    const offerId = await offer(terms);
    expect(await fits()).toEqual([]);
    await expect(hold(bookingId(), offerId)).rejects.toMatchObject({ code: 'CreditNotAvailable' });
    expect((await activate(offerId)).body).toMatchObject({
      state: 'Authorized',
      availability: 'Available',
      minimumNights: 2,
      collection: 'Lifestyle',
      amount: { amountMinor: 7_500 },
    });
    expect((await activate(offerId)).body.state).toBe('Authorized');
    expect(await fits()).toMatchObject([{ offerId, amountMinor: 7_500, title: { en: '$75 off' } }]);
    issuer.tell(subject, 'EnterBadStanding', { standing: 'bad' });
    await walletOf();
    expect(await fits()).toEqual([]);
    await expect(hold(bookingId(), offerId)).rejects.toMatchObject({ code: 'CreditNotAvailable' });
    issuer.tell(subject, 'EnterGoodStanding');
    await walletOf();
    const bookings = [1, 2, 3, 4].map(bookingId);
    const held = await Promise.allSettled(bookings.map((id) => hold(id, offerId)));
    const winner = bookings[held.findIndex(({ status }) => status === 'fulfilled')]!;
    expect(held.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { clock } = server;
    const release = { bookingId: winner };
    await withTransaction(database.db, (tx) =>
      releaseCredits(tx, walletDeps(), owner(), release, clock.now()),
    );
    const again = bookingId();
    await hold(again, offerId);
    const parts = [{ tenderNo: 1, amountMinor: 7_500 }];
    const of = { bookingId: again, parts };
    await withTransaction(database.db, (tx) => settleCredits(tx, walletDeps(), owner(), of, clock.now()));
    expect(await stateOf(offerId)).toBe('Used');
    const back = await withTransaction(database.db, (tx) =>
      returnCredits(tx, walletDeps(), owner(), of, clock.now()),
    );
    expect(back).toEqual([{ tenderNo: 1, outcome: 'returned', creditId: null }]);
    expect(await stateOf(offerId)).toBe('Authorized');
  });
  it('is forfeited when part of it is kept, or when it has ended meanwhile', async () => {
    for (const [amountMinor, days, state] of [
      [7_000, 0, 'Used'],
      [7_500, 31, 'Cancelled'],
    ] as const) {
      await later(NOW);
      const offerId = await offer(terms);
      await activate(offerId);
      const id = bookingId();
      await hold(id, offerId);
      const taken = { bookingId: id, parts: [{ tenderNo: 1, amountMinor: 7_500 }] };
      const { clock } = server;
      await withTransaction(database.db, (tx) =>
        settleCredits(tx, walletDeps(), owner(), taken, clock.now()),
      );
      await later(dayAfter(days));
      const of = { bookingId: id, parts: [{ tenderNo: 1, amountMinor }] };
      const back = await withTransaction(database.db, (tx) =>
        returnCredits(tx, walletDeps(), owner(), of, clock.now()),
      );
      expect(back).toEqual([{ tenderNo: 1, outcome: 'forfeited', creditId: null }]);
      expect(await readOffer(database.db, owner(), offerId)).toMatchObject({ state });
    }
  });
  it('cannot be activated when it is over, wrong, or its account is in bad standing', async () => {
    const ended = await offer(terms, { endsAt: dayAfter(1) });
    const wrong = await offer({ kind: 'discount', amountMinor: -5 });
    const fine = await offer(terms);
    issuer.tell(subject, 'EnterBadStanding', { standing: 'bad' });
    const shown = (await walletOf()).offers.find(({ offerId }) => offerId === wrong);
    expect(shown).toMatchObject({ availability: 'InvalidOfferData', amount: null });
    expect((await activate(fine)).error?.code).toBe('OfferNotAvailable');
    expect((await activate(wrong)).error?.code).toBe('OfferNotAvailable');
    await later(dayAfter(2));
    expect((await activate(ended)).error?.code).toBe('OfferNotAvailable');
    await Promise.all([expireOffers(server.effects), expireOffers(server.effects)]);
    expect((await walletOf()).offers.map(({ offerId }) => offerId)).not.toContain(ended);
    const stranger = await server.signIn();
    expect((await server.call('activateOffer', stranger, { input: { offerId: fine } })).status).toBe(404);
  });
});

describe('what bookings bring', () => {
  const bonus = { kind: 'bonusMiles', units: 10_000, spendMinor: 100_000 };
  const over = { bookedAt: NOW, endsAt: NOW };
  it('bonus miles once enough is spent, and their loss when too much is canceled', async () => {
    const offerId = await offer(bonus, { countedMinor: 41_200 });
    await activate(offerId);
    const before = issuer.miles();
    const look = async () => (await walletOf()).offers[0];
    expect(await look()).toMatchObject({ spent: { amountMinor: 41_200 }, miles: 10_000 });
    const first = await insertStay(database.db, owner(), { totalMinor: 58_799, ...over });
    expect(await look()).toMatchObject({ state: 'Authorized', spent: { amountMinor: 99_999 } });
    issuer.settings.isAway = true;
    await insertStay(database.db, owner(), { totalMinor: 1, ...over });
    expect(await look()).toMatchObject({ state: 'ConfirmState' });
    issuer.settings.isAway = false;
    await Promise.all([look(), look(), look()]);
    expect(await look()).toMatchObject({ state: 'Used' });
    expect(issuer.miles() - before).toBe(10_000);
    await setStayCanceled(database.db, first);
    expect(await look()).toMatchObject({ state: 'Authorized', spent: { amountMinor: 41_201 } });
    expect(issuer.miles()).toBe(before);
    await insertStay(database.db, owner(), { totalMinor: 60_000, ...over, bookedAt: dayAfter(1) });
    expect(await look()).toMatchObject({ state: 'Used' });
    expect(issuer.miles() - before).toBe(10_000);
  });
  it('a case when the bank refuses the miles', async () => {
    issuer.settings.refuses = true;
    const offerId = await offer(bonus, { countedMinor: 100_000 });
    await activate(offerId);
    await walletOf();
    await walletOf();
    const { rows } = await sql<{ kind: string }>`select kind from cases
      where subject_id = ${offerId}`.execute(database.db);
    expect(rows).toEqual([{ kind: 'offerRefused' }]);
  });
  it('credit back for the first stay that counts, forfeited with it', async () => {
    const terms = { kind: 'creditBack', shareBasisPoints: 1_500, capMinor: 6_000, collection: 'Premier' };
    const offerId = await offer(terms);
    await insertStay(database.db, owner(), {
      totalMinor: 90_000,
      collection: 'Premier',
      bookedAt: dayAfter(-1),
    });
    await activate(offerId);
    await insertStay(database.db, owner(), { totalMinor: 90_000, bookedAt: dayAfter(0) });
    expect((await walletOf()).spendable.amountMinor).toBe(0);
    const stay = { totalMinor: 30_000, collection: 'Premier', bookedAt: dayAfter(0) } as const;
    const bookingId = await insertStay(database.db, owner(), stay);
    await Promise.all([walletOf(), walletOf(), walletOf()]);
    const wallet = await walletOf();
    expect(wallet).toMatchObject({
      spendable: { amountMinor: 4_500 },
      credits: [{ type: 'OfferCredit' }],
      offers: [{ state: 'Used' }],
    });
    expect((await activity()).entries).toMatchObject([
      { type: 'TravelOffer', booking: { bookingId, title: 'The Ardmore' } },
    ]);
    await withTransaction(database.db, (tx) =>
      forfeitCreditsOf(tx, server.effects, owner(), { bookingId }, server.clock.now()),
    );
    expect((await activity({ filter: 'expired' })).entries).toMatchObject([
      { type: 'Canceled', amount: { amountMinor: -4_500 }, balance: { amountMinor: 0 } },
    ]);
  });
});
