/** Failures of seats and bags after booking that can be switched on by name. */
import type { Scenario } from '#orders/play-scenario.ts';

type Strike = Scenario<'quoteExtras' | 'changeExtras' | 'lookUp', never>['strikes'][number];
const rejected = (reject: string): readonly Strike[] => [
  { verb: 'quoteExtras', fault: { reject } },
  { verb: 'changeExtras', fault: { reject } },
];

export const EXTRAS_SCENARIOS: readonly Scenario<'quoteExtras' | 'changeExtras' | 'lookUp', never>[] = [
  {
    name: 'flight-extras-seat-taken',
    effect: 'Somebody else takes the new seat before it’s confirmed: SeatTaken',
    strikes: [{ verb: 'changeExtras', fault: { reject: 'SeatTaken' } }],
  },
  {
    name: 'flight-extras-not-offered',
    effect: 'The fare has no seats to choose and no bags to buy: ExtraNotOffered',
    strikes: rejected('ExtraNotOffered'),
  },
  {
    name: 'flight-extras-checked-in',
    effect: 'The airline has checked the travelers in: CheckedIn',
    strikes: rejected('CheckedIn'),
  },
  {
    name: 'flight-extras-too-late',
    effect: 'The flight leaves too soon to change seats and bags: TooLate',
    strikes: rejected('TooLate'),
  },
  {
    name: 'flight-extras-refused',
    effect: 'The airline refuses other seats and bags when they’re confirmed: NotChangeable and a case',
    strikes: [{ verb: 'changeExtras', fault: { reject: 'NotChangeable' } }],
  },
  {
    name: 'flight-extras-price-rise',
    effect: 'Seats and bags cost more by the time they’re confirmed: PriceIncreased',
    strikes: [{ verb: 'changeExtras', fault: { reject: 'PriceIncreased' } }],
  },
  {
    name: 'flight-extras-down',
    effect: 'The airline can’t be reached about seats and bags: SupplierUnavailable',
    strikes: [{ verb: 'quoteExtras', fault: 'unavailable' }],
  },
  {
    name: 'flight-extras-timeout-before-effect',
    effect: 'The airline doesn’t answer the first change of seats and bags, and changes nothing by it',
    strikes: [{ verb: 'changeExtras', fault: 'timeoutBefore', once: true }],
  },
  {
    name: 'flight-extras-timeout-after-effect',
    effect: 'Seats and bags are changed, but the answer to the first request is lost',
    strikes: [{ verb: 'changeExtras', fault: 'timeoutAfter', once: true }],
  },
  {
    name: 'flight-extras-silent',
    effect: 'The airline never answers a change of seats and bags, nor any question about it: then a case',
    strikes: [
      { verb: 'changeExtras', fault: 'timeoutBefore' },
      { verb: 'lookUp', fault: 'timeoutBefore' },
    ],
  },
];
