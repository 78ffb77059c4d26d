/** What a company wants to know of each trip: required before it's paid, and of the booking afterwards. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CompanyField } from '@sojourn/contract/custom-fields.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { readyCar } from '@sojourn/products/car/testing/car-checkouts.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  IN_ORDER,
  type Process,
  pay,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { saveDraft } from '#modules/selling/checkouts/drafts/save-draft.ts';
import { getCheckout } from '#modules/selling/checkouts/get-checkout.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { showApproval } from '../approvals/show-approval.ts';
import { createOffice, decide, type Office, readyStay, sendReady } from '../approvals/testing/office.ts';
import { replaceFields } from '../companies/settings/store.ts';

const COMPANY = { tenantId: 'business' as const, businessId: 'biz_1' };
const PROJECT: CompanyField = {
  key: 'project',
  label: 'Project',
  kind: 'text',
  choices: [],
  isRequired: true,
};
const PHASE: CompanyField = {
  key: 'phase',
  label: 'Phase',
  kind: 'one',
  choices: ['Survey', 'Lab work'],
  isRequired: false,
};
const ASK = { policyReason: { reason: 'clientSite' } } as const;
let office: Office;
let server: Process;
let dana: Traveler;
let reviewed: Traveler;
const ask = (fields: readonly CompanyField[]) =>
  withTransaction(office.db, (tx) => replaceFields(tx, COMPANY, fields, server.clock.now()));
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('fields');
  reviewed = await office.hire('Rhea', await office.addTier({}));
  dana = await office.hire('Dana', null);
});
beforeEach(() => ask([PROJECT, PHASE]));
afterAll(async () => {
  expect(await office.world.problems()).toEqual(IN_ORDER);
  await office.world.close();
});

const READY: Readonly<Record<string, (traveler: Traveler) => Promise<Checkout>>> = {
  stay: (traveler) => readyStay(server, traveler, 60),
  flight: (traveler) => readyFlight(server, traveler, {}, ASK),
  car: (traveler) => readyCar(server, traveler, {}, 'now', ASK),
};
const type = ({ checkoutId }: Checkout, customFields: Record<string, string>, { actor } = dana) =>
  saveDraft(server, checkoutId, { customFields }, actor);
const incomplete = (...fields: readonly (readonly [key: string, problem: string])[]) => ({
  code: 'CheckoutIncomplete',
  details: { fields: fields.map(([key, problem]) => ({ path: `customFields.${key}`, problem })) },
});

describe.each(Object.entries(READY))('a %s', (_, ready) => {
  test('isn’t booked without what’s required, and is booked with it', async () => {
    const checkout = await ready(dana);
    expect(checkout.customFields.map(({ key }) => key)).toEqual(['project', 'phase']);
    await expect(pay(server, checkout, dana)).rejects.toMatchObject(incomplete(['project', 'missing']));
    await type(checkout, { project: 'NS,114', phase: 'Field' });
    const unfit = incomplete(['project', 'characters'], ['phase', 'choice']);
    await expect(pay(server, checkout, dana)).rejects.toMatchObject(unfit);
    const typed = await type(checkout, { project: ' NS-114 ', phase: 'Lab work', gone: 'x' });
    expect(typed.draft.customFields).toMatchObject({ phase: 'Lab work' });

    const booked = await pay(server, typed, dana);
    if (booked.result !== 'Success') throw new Error(JSON.stringify(booked));
    await ask([{ ...PROJECT, label: 'Client number' }]);
    const trip = await showTrip(server, { ...dana.actor, bookingId: booked.bookingId });
    expect(trip.customFields).toEqual([
      { key: 'project', label: 'Project', value: 'NS-114' },
      { key: 'phase', label: 'Phase', value: 'Lab work' },
    ]);
  });
});

test('what’s sent for approval has what’s required; what’s required later stops nothing', async () => {
  const priya = await office.hire('Priya', null, { isAdmin: true });
  const days = 2;
  const checkout = await readyStay(server, reviewed, days);
  await expect(sendReady(server, reviewed, checkout)).rejects.toMatchObject(
    incomplete(['project', 'missing']),
  );
  const typed = await type(checkout, { project: 'NS-7' }, reviewed);
  const { requestId, result } = await sendReady(server, reviewed, typed);
  expect(result).toBe('Sent');
  // The approver reads it on the page and in mail, by the name that it had
  const answers = [{ key: 'project', label: 'Project', value: 'NS-7' }];
  await ask([{ ...PROJECT, label: 'Client number' }]);
  expect((await showApproval(server, requestId, priya.actor)).customFields).toEqual(answers);
  const { rows } = await sql<{ answers: unknown }>`select payload -> 'answers' as answers from outbox
    where kind = 'approvalRequested' and payload ->> 'requestId' = ${requestId}`.execute(office.db);
  expect(rows).toEqual([{ answers }]);
  await ask([PROJECT, { ...PHASE, isRequired: true }]);
  const { bookingId, state } = await decide(server, priya, requestId, 'approve');
  expect(state).toBe('booked');
  const trip = await showTrip(server, { ...reviewed.actor, bookingId: bookingId as never });
  expect(trip.customFields).toEqual([{ key: 'project', label: 'Project', value: 'NS-7' }]);
});

test('a field that’s removed after sending loses no answer, nor its name', async () => {
  const hana = await office.hire('Hana', null, { isAdmin: true });
  const checkout = await readyStay(server, reviewed, 2);
  const typed = await type(checkout, { project: 'NS-8', phase: 'Survey' }, reviewed);
  const { requestId } = await sendReady(server, reviewed, typed);
  await ask([{ ...PHASE, key: 'client', label: 'Client', kind: 'text', choices: [] }]);
  const { bookingId, state } = await decide(server, hana, requestId, 'approve');
  expect(state).toBe('booked');
  const trip = await showTrip(server, { ...reviewed.actor, bookingId: bookingId as never });
  expect(trip.customFields).toEqual([
    { key: 'project', label: 'Project', value: 'NS-8' },
    { key: 'phase', label: 'Phase', value: 'Survey' },
  ]);
});

test('nobody else’s company asks, and no cardholder is asked', async () => {
  await office.addTier({}, 'biz_2');
  const stranger = await office.hire('Sven', null, { businessId: 'biz_2' });
  const theirs = await READY.stay!(stranger);
  expect(theirs.customFields).toEqual([]);
  expect(await pay(server, theirs, stranger)).toMatchObject({ result: 'Success' });
  const maya = await office.world.newTraveler();
  const { checkoutId } = await READY.stay!(maya);
  expect((await getCheckout(server, checkoutId, maya.actor)).customFields).toEqual([]);
});
