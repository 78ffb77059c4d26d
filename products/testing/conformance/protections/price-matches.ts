/** A lower price elsewhere is credited by the terms: once, and lost when the trip is canceled. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { PNG } from '@sojourn/domain/support/testing/sample-files.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { receiveFile } from '@sojourn/server/modules/desk/cases/files/receive-file.ts';
import { findThread } from '@sojourn/server/modules/desk/cases/thread/store.ts';
import { answerCase, moveCase } from '@sojourn/server/modules/desk/desk/queue/work-on-case.ts';
import { availableCredits } from '@sojourn/server/modules/money/wallet/available-credits.ts';
import { appealPriceMatch } from '@sojourn/server/modules/protecting/price-match/appeal-match.ts';
import { claimPriceMatch } from '@sojourn/server/modules/protecting/price-match/claim-match.ts';
import {
  decidePriceMatch,
  getDeskPriceMatch,
} from '@sojourn/server/modules/protecting/price-match/decide-match.ts';
import { getPriceMatch } from '@sojourn/server/modules/protecting/price-match/get-match.ts';
import { storeSignedIn } from '@sojourn/server/modules/selling/booking/testing/signed-in.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Booked, SuiteStage } from '../product-under-test.ts';

const HOUR = 3_600;
const [ADA, BEN] = ['cus_ada', 'cus_ben'] as CustomerId[] as [CustomerId, CustomerId];
const ALL_MET = { sameItinerary: true, inDollars: true, open: true, verified: true };
const LESS = 1_000;

export function describePriceMatches(stage: SuiteStage): void {
  const shownTo = async ({ bookingId, traveler }: Booked) =>
    (await getPriceMatch(stage.server(), bookingId, traveler.actor)).priceMatch;
  const screenshot = async ({ traveler: { actor } }: Booked) => {
    const file = { name: 'page.png', bytes: PNG };
    await storeSignedIn(stage.server().db, { actor });
    return (await receiveFile(stage.server(), actor, actor.customerId, file)).fileId;
  };
  const claim = async (made: Booked, priceMinor?: number) => {
    const booked = (await shownTo(made))?.booked.amountMinor ?? 0;
    const input = {
      url: 'https://rooms.example/lisbon',
      priceMinor: priceMinor ?? booked - LESS,
      fileIds: [await screenshot(made)],
    };
    return (await claimPriceMatch(stage.server(), made.bookingId, input, made.traveler.actor)).priceMatch
      ?.claim;
  };
  const decide = async (made: Booked, change: object = {}, agentId = ADA, version?: number) => {
    const { tenantId } = made.traveler.actor;
    const seen = await shownTo(made);
    const caseId = seen?.claim?.caseId as CaseId;
    const thread = await findThread(stage.server().db, { tenantId, caseId });
    const input = {
      version: version ?? thread?.version ?? 0,
      answers: ALL_MET,
      seenMinor: (seen?.booked.amountMinor ?? 0) - LESS,
      note: 'We opened the page.',
      ...change,
    };
    return (await decidePriceMatch(stage.server(), caseId, input, { tenantId, customerId: agentId })).claim;
  };
  const granted = async ({ traveler }: Booked) => {
    const { rows } = await sql<{ amountMinor: number; state: string }>`
      select granted_minor as "amountMinor", state from travel_credits
      where customer_id = ${traveler.actor.customerId} and type = 'PriceMatchCredit'`.execute(
      stage.server().db,
    );
    return rows;
  };
  const mails = async ({ traveler }: Booked) => {
    const { rows } = await sql<{ kind: string }>`select kind from outbox
      where customer_id = ${traveler.actor.customerId} and kind like 'priceMatch%' order by 1`.execute(
      stage.server().db,
    );
    return rows.map(({ kind }) => kind);
  };

  const { product } = stage.of;
  if (!protectionTermsOn('priceMatch', product, dateIn(TEST_NOW))) {
    test('its price isn’t matched', async () => {
      const made = await stage.settled();
      expect(await shownTo(made)).toBeNull();
      await expect(claim(made, 100)).rejects.toMatchObject({ code: 'PriceMatchUnavailable' });
    });
    return;
  }

  test('a claim with all checks met is credited once, and lost when the trip is canceled', async () => {
    const made = await stage.settled();
    expect(await shownTo(made)).toMatchObject({ canClaim: true, claim: null });
    const sent = await claim(made);
    expect(sent).toMatchObject({ state: 'checking', credit: { amountMinor: LESS }, failedClauseId: null });
    expect(sent?.checks.map(({ state }) => state)).toEqual(['met', ...Array(4).fill('checking'), 'met']);
    // Two agents decide at the same time
    const both = await Promise.allSettled([decide(made), decide(made, {}, BEN)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shownTo(made)).toMatchObject({
      canClaim: false,
      claim: { state: 'credited', credit: { amountMinor: LESS }, canAppeal: false },
    });
    expect([await granted(made), await mails(made)]).toEqual([
      [{ amountMinor: LESS, state: 'Available' }],
      ['priceMatchCredited'],
    ]);
    await stage.cancel(made);
    expect((await granted(made)).map(({ state }) => state)).not.toContain('Available');
  });

  test('a claim above what one agent gives alone is credited once two have decided alike', async () => {
    const made = await stage.settled();
    const booked = (await shownTo(made))?.booked.amountMinor ?? 0;
    const seen = (minor: number) => ({ seenMinor: booked - minor });
    await claim(made, booked - 30_000);
    const needed = { code: 'SecondAgentNeeded' };
    await expect(decide(made, seen(30_000))).rejects.toMatchObject(needed);
    // The same agent again, and another who'd give more than was agreed to
    await expect(decide(made, seen(30_000))).rejects.toMatchObject(needed);
    await expect(decide(made, seen(40_000), BEN)).rejects.toMatchObject(needed);
    expect([(await shownTo(made))?.claim?.state, await granted(made), await mails(made)]).toEqual([
      'checking',
      [],
      [],
    ]);
    expect(await decide(made, seen(30_000), BEN)).toMatchObject({
      state: 'credited',
      credit: { amountMinor: 30_000 },
    });
    // What was given counts for the next thing that somebody gives
    expect((await granted(made)).map(({ amountMinor }) => amountMinor)).toEqual([30_000]);
  });

  test('its credit is spent once the booking can’t be canceled for a refund any more', async () => {
    const made = await stage.settled();
    await claim(made);
    await decide(made);
    const { server, world } = stage;
    const { tenantId, customerId } = made.traveler.actor;
    const spendable = async () =>
      (await availableCredits(server().db, { tenantId, customerId }, world().clock.now())).filter(
        ({ type }) => type === 'PriceMatchCredit',
      );
    expect(await spendable()).toEqual([]);
    const { rows } = await sql<{ from: Instant }>`select spendable_from as from from travel_credits
      where customer_id = ${customerId} and type = 'PriceMatchCredit'`.execute(server().db);
    world().clock.set(assertPresent(rows[0], 'the credit').from);
    expect((await spendable()).map(({ availableMinor }) => availableMinor)).toEqual([LESS]);
  });

  test('its case can’t end while the claim is open', async () => {
    const made = await stage.settled();
    const caseId = (await claim(made))?.caseId as CaseId;
    const agent = { ...made.traveler.actor, customerId: ADA };
    const version = async () => (await findThread(stage.server().db, { ...agent, caseId }))?.version ?? 0;
    const resolve = async () =>
      moveCase(stage.server(), caseId, { version: await version(), action: 'resolve' }, agent);
    const answer = async () =>
      answerCase(
        stage.server(),
        caseId,
        { version: await version(), text: 'Done.', isInternal: false, next: 'resolve' },
        agent,
      );
    const undecided = { code: 'PriceMatchUndecided' };
    await expect(resolve()).rejects.toMatchObject(undecided);
    await expect(answer()).rejects.toMatchObject(undecided);
    await decide(made, { answers: { ...ALL_MET, open: false } });
    const appealed = { text: 'No sign-in needed.' };
    await appealPriceMatch(stage.server(), made.bookingId, appealed, made.traveler.actor);
    await expect(resolve()).rejects.toMatchObject(undecided);
    await decide(made, { answers: { ...ALL_MET, open: false } }, BEN);
    // A word of thanks opens the case again; now it ends like any other
    await moveCase(stage.server(), caseId, { version: await version(), action: 'reopen' }, agent);
    await resolve();
    const ended = await findThread(stage.server().db, { ...agent, caseId });
    expect(ended?.state).toBe('resolved');
  });

  test('a declined claim names its check, and another agent decides about its only appeal', async () => {
    const made = await stage.settled();
    await claim(made);
    const declined = await decide(made, { answers: { ...ALL_MET, open: false } });
    expect(declined).toMatchObject({ state: 'declined', failedClauseId: 'open-to-all', canAppeal: true });
    expect([await granted(made), await mails(made)]).toEqual([[], ['priceMatchDeclined']]);
    await expect(decide(made)).rejects.toMatchObject({ code: 'PriceMatchOver' });
    const appeal = () =>
      appealPriceMatch(stage.server(), made.bookingId, { text: 'No sign-in needed.' }, made.traveler.actor);
    const twice = await Promise.allSettled([appeal(), appeal()]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await shownTo(made))?.claim).toMatchObject({ state: 'appealed', failedClauseId: null });
    await expect(decide(made)).rejects.toMatchObject({ code: 'OwnDecision' });
    expect(await decide(made, {}, BEN)).toMatchObject({ state: 'credited', canAppeal: false });
    expect((await granted(made)).map(({ amountMinor }) => amountMinor)).toEqual([LESS]);
  });

  test('an appeal above what one agent gives takes two, and who declined may be the second', async () => {
    const made = await stage.settled();
    const seenMinor = ((await shownTo(made))?.booked.amountMinor ?? 0) - 30_000;
    await claim(made, seenMinor);
    await decide(made, { answers: { ...ALL_MET, open: false } });
    const { actor } = made.traveler;
    await appealPriceMatch(stage.server(), made.bookingId, { text: 'No sign-in needed.' }, actor);
    const own = { code: 'OwnDecision' };
    // Alone neither one way nor the other
    await expect(decide(made, { seenMinor })).rejects.toMatchObject(own);
    await expect(decide(made, { seenMinor }, BEN)).rejects.toMatchObject({ code: 'SecondAgentNeeded' });
    await expect(decide(made, { answers: { ...ALL_MET, open: false } })).rejects.toMatchObject(own);
    await expect(decide(made, { seenMinor: seenMinor - 10_000 })).rejects.toMatchObject(own);
    expect(await granted(made)).toEqual([]);
    expect(await decide(made, { seenMinor })).toMatchObject({
      state: 'credited',
      credit: { amountMinor: 30_000 },
      canAppeal: false,
    });
    expect((await granted(made)).map(({ amountMinor }) => amountMinor)).toEqual([30_000]);
  });

  test('an appeal that is declined is the end of it', async () => {
    const made = await stage.settled();
    await claim(made);
    await decide(made, { answers: { ...ALL_MET, sameItinerary: false } });
    const { actor } = made.traveler;
    const appeal = () => appealPriceMatch(stage.server(), made.bookingId, { text: 'Look again.' }, actor);
    await appeal();
    const higher = (await shownTo(made))?.booked.amountMinor ?? 0;
    // Met or not: a price that isn't lower wasn't verified
    expect(await decide(made, { seenMinor: higher }, BEN)).toMatchObject({
      state: 'declinedOnAppeal',
      failedClauseId: 'verified',
      canAppeal: false,
    });
    await expect(appeal()).rejects.toMatchObject({ code: 'PriceMatchOver' });
    expect(await granted(made)).toEqual([]);
  });

  test('it’s claimed within 24 hours, once, for a lower price, and for a booking that is kept', async () => {
    const [late, canceled, made] = [await stage.settled(), await stage.settled(), await stage.settled()];
    const booked = (await shownTo(made))?.booked.amountMinor ?? 0;
    await expect(claim(made, booked)).rejects.toMatchObject({ code: 'PriceMatchNotLower' });
    await claim(made);
    await expect(claim(made, booked - 2 * LESS)).rejects.toMatchObject({ code: 'PriceMatchUnavailable' });
    expect((await claim(made))?.state).toBe('checking');
    await stage.cancel(canceled);
    await expect(claim(canceled)).rejects.toMatchObject({ code: 'PriceMatchUnavailable' });
    const { clock } = stage.world();
    const until = (await shownTo(late))?.claimUntil;
    if (!until) throw new Error('no time to claim');
    clock.set(until);
    await expect(claim(late)).rejects.toMatchObject({ code: 'PriceMatchUnavailable' });
    expect(await shownTo(late)).toMatchObject({ canClaim: false });
    // What was claimed in time is decided by when it was claimed
    clock.set(plusSeconds(until, 5 * HOUR));
    expect(await decide(made)).toMatchObject({ state: 'credited' });
  });

  test('a booking that is canceled before the decision isn’t matched', async () => {
    const made = await stage.settled();
    await claim(made);
    await stage.cancel(made);
    expect((await shownTo(made))?.claim?.checks.at(-1)).toMatchObject({ clauseId: 'kept', state: 'notMet' });
    expect(await decide(made)).toMatchObject({ state: 'declined', failedClauseId: 'kept' });
    expect(await granted(made)).toEqual([]);
  });

  test('a claim is nobody else’s, and an outdated view of its case stops a decision', async () => {
    const [made, other] = [await stage.settled(), await stage.settled()];
    await claim(made);
    const stranger = { ...made, traveler: other.traveler };
    await expect(shownTo(stranger)).rejects.toMatchObject({ code: 'NotFound' });
    await expect(claim(stranger)).rejects.toMatchObject({ code: 'NotFound' });
    const caseId = (await shownTo(made))?.claim?.caseId as CaseId;
    const elsewhere = { tenantId: 'business', customerId: ADA } as const;
    await expect(getDeskPriceMatch(stage.server(), caseId, elsewhere)).rejects.toMatchObject({
      code: 'NotFound',
    });
    await expect(decide(made, {}, ADA, 999)).rejects.toMatchObject({ code: 'CaseOutdated' });
    const fileIds = [await screenshot(other)];
    const stolen = { url: 'https://rooms.example/', priceMinor: 100, fileIds };
    const next = await stage.settled();
    await expect(
      claimPriceMatch(stage.server(), next.bookingId, stolen, next.traveler.actor),
    ).rejects.toMatchObject({ code: 'NotFound' });
  });
}
