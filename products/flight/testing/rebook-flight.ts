/** Answers to an airline's change that only flights have: another flight, or an exchange at its price. */
import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { type CrashCase, survive } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { listRebookings } from '@sojourn/server/modules/trips/schedule-changes/rebooking/list-rebookings.ts';
import { rebookChange } from '@sojourn/server/modules/trips/schedule-changes/rebooking/rebook-change.ts';
import { callContext } from '@sojourn/server/modules/trips/trips/use-case.ts';
import type { Contender, ProductUnderTest, SuiteStage } from '#testing/conformance/product-under-test.ts';
import { changeFlight } from './change-flight.ts';
import { BACK_LATER, CHOSEN, OUT_INSTEAD } from './fake-airline-fares.ts';
import { asFlightTrip } from './flight-checkouts.ts';

const INSTEAD_ID = `${OUT_INSTEAD[0].sliceId}@standard`;

const rebook = (
  process: Process,
  bookingId: BookingId,
  { actor }: Traveler,
  version = 1,
  scenario: string | null = null,
) =>
  rebookChange(
    process,
    bookingId,
    { version, choices: [{ slice: 0, optionId: INSTEAD_ID }] },
    actor,
    requestContext(scenario),
  );

/** Half an hour earlier instead of 18 hours later: new documents, a new locator, and no money. */
export const rebooking = (stage: SuiteStage): CrashCase => ({
  run: async (process) => {
    const made = await stage.settled(true);
    const { bookingId, traveler } = made;
    changeFlight(stage.world().carrier, bookingId, 18 * 60);
    await stage.server().lookUp({ ...traveler.actor, bookingId }, callContext(requestContext()));
    await listRebookings(stage.server(), bookingId, traveler.actor, requestContext());
    await survive(rebook(process, bookingId, traveler));
    return async () => {
      const trip = asFlightTrip(await stage.tripOf(made));
      const numbers = trip.travelers.flatMap(({ documents }) => documents.map(({ number }) => number));
      const { status, scheduleChangeStatus, flight, refunds, cases, locators, total } = trip;
      return [
        [status, scheduleChangeStatus, flight.slices.map(({ sliceId }) => sliceId)],
        numbers.filter((number) => number.endsWith('X')).length,
        locators.airlines.filter(({ locator }) => locator.endsWith('R')).length,
        [total.amountMinor, refunds, cases],
      ];
    };
  },
  ends: [
    ['Modified', 'Confirmed', [OUT_INSTEAD[0].sliceId, CHOSEN[1]?.sliceId]],
    1,
    1,
    [stage.of.totalMinor, [], []],
  ],
});

/** The way back a day later. */
const SLICES = [
  assertPresent(CHOSEN[0], 'the way out'),
  { sliceId: BACK_LATER.sliceId, fareClass: 'standard' as const },
];
export const EXCHANGE_ASK: PricedAsk = { kind: 'Flight', slices: SLICES };
/** The second traveler alone, which splits the booking. */
export const SOME_EXCHANGE_ASK: PricedAsk = { ...EXCHANGE_ASK, travelers: [1] };

export const flightContenders: NonNullable<ProductUnderTest['contenders']> = async (
  stage,
  { bookingId, traveler },
) => {
  const { actor, cards } = traveler;
  const quoted = await requestChange(
    stage.server(),
    bookingId,
    { ask: EXCHANGE_ASK },
    actor,
    requestContext(),
  );
  const dueMinor = assertPresent(quoted.cost ?? undefined, 'a quote').due.amountMinor;
  const exchange: Contender = async (process) => {
    const paying = { dueMinor, paymentId: assertPresent(cards[0], 'a card') };
    const changeId = quoted.changeId as ChangeId;
    const done = await confirmChange(process, bookingId, changeId, paying, actor, requestContext());
    if (done.booking !== 'Success') throw Object.assign(new Error('lost'), { code: 'ChangeFailed' });
  };
  return { rebook: (process) => rebook(process, bookingId, traveler), exchange };
};
