/** Price drop protection, price match and price freeze (B §4, B §5, B §9). */
import type { CalendarDate } from '../../dates.ts';
import type { Clause, Fact, ProtectionTerms } from '../clause.ts';

const FIRST = '2026-11-01' as CalendarDate;

type DropNumbers = Pick<ProtectionTerms, 'id' | 'product'> & {
  readonly after: number;
  readonly thresholdMinor: number;
  readonly capMinor: number;
};
const priceDrop = ({ id, product, after, thresholdMinor, capMinor }: DropNumbers): ProtectionTerms => ({
  id,
  protection: 'priceDrop',
  product,
  effectiveFrom: FIRST,
  days: [],
  clauses: [
    { id: 'with-booking', rule: 'withBooking' },
    { id: 'once', rule: 'once' },
    { id: 'canceled-by-supplier', rule: 'endedBy', event: 'canceledBySupplier' },
    { id: 'canceled', rule: 'endedBy', event: 'canceledByTraveler' },
    { id: 'changed', rule: 'endedBy', event: 'changedByTraveler' },
    { id: 'monitoring', rule: 'afterDays', days: after },
    { id: 'threshold', rule: 'atLeast', measure: 'priceDrop', minor: thresholdMinor },
    {
      id: 'credit',
      rule: 'pays',
      choice: 'credit',
      percent: 100,
      of: ['priceDrop'],
      capMinor,
      capPer: 'booking',
      to: 'travelCredit',
      businessDays: null,
    },
  ],
});

const MATCH_CLAUSES: readonly Clause[] = [
  { id: 'claim-in-time', rule: 'withinBooking', hours: 24 },
  { id: 'once', rule: 'once' },
  { id: 'same-itinerary', rule: 'onlyIf', fact: 'sameItinerary' },
  { id: 'in-dollars', rule: 'onlyIf', fact: 'inDollars' },
  { id: 'open-to-all', rule: 'onlyIf', fact: 'open' },
  { id: 'verified', rule: 'onlyIf', fact: 'verified' },
  { id: 'kept', rule: 'onlyIf', fact: 'kept' },
  {
    id: 'credit',
    rule: 'pays',
    choice: 'credit',
    percent: 100,
    of: ['priceDifference'],
    capMinor: null,
    capPer: 'booking',
    to: 'travelCredit',
    businessDays: null,
  },
];
const priceMatch = (id: string, product: ProtectionTerms['product']): ProtectionTerms => ({
  id,
  protection: 'priceMatch',
  product,
  effectiveFrom: FIRST,
  days: [],
  clauses: MATCH_CLAUSES,
});

const FREEZE_CAP_MINOR = 500_00;
const FREEZE_CLAUSES: readonly Clause[] = [
  { id: 'window', rule: 'withinPurchase', days: null },
  { id: 'once', rule: 'once' },
  { id: 'still-for-sale', rule: 'onlyIf', fact: 'stillForSale', onlyFor: 'book' },
  { id: 'sold-out', rule: 'onlyIf', fact: 'soldOut', onlyFor: 'feeBack' },
  {
    id: 'cover',
    rule: 'pays',
    choice: 'book',
    percent: 100,
    of: ['priceRise'],
    capMinor: FREEZE_CAP_MINOR,
    capPer: 'each',
    to: 'price',
    businessDays: null,
  },
  {
    id: 'fee-back',
    rule: 'pays',
    choice: 'feeBack',
    percent: 100,
    of: ['fee'],
    capMinor: null,
    capPer: 'booking',
    to: 'tenders',
    businessDays: null,
  },
];
const priceFreeze = (
  id: string,
  product: ProtectionTerms['product'],
  days: readonly number[],
  [effectiveFrom, clauses]: readonly [CalendarDate, readonly Clause[]] = [FIRST, FREEZE_CLAUSES],
): ProtectionTerms => ({ id, protection: 'priceFreeze', product, effectiveFrom, days, clauses });

/** B §4, B §8: what's sold out is booked as something like it, at the frozen price. */
const withSimilar = (like: readonly Fact[]): readonly Clause[] => [
  ...FREEZE_CLAUSES,
  { id: 'similar-sold-out', rule: 'onlyIf', fact: 'soldOut', onlyFor: 'similar' },
  ...like.map((fact): Clause => ({ id: LIKE_IDS[fact] ?? fact, rule: 'onlyIf', fact, onlyFor: 'similar' })),
  {
    id: 'similar-limit',
    rule: 'atMost',
    measure: 'priceRise',
    minor: FREEZE_CAP_MINOR,
    onlyFor: 'similar',
  },
  {
    id: 'similar-cover',
    rule: 'pays',
    choice: 'similar',
    percent: 100,
    of: ['priceRise'],
    capMinor: FREEZE_CAP_MINOR,
    capPer: 'each',
    to: 'price',
    businessDays: null,
  },
];
const LIKE_IDS: Partial<Record<Fact, string>> = {
  sameAirports: 'similar-airports',
  sameOrNextDay: 'similar-day',
  nearbySameStars: 'similar-hotel',
};
const SIMILAR_FROM = '2026-11-28' as CalendarDate;

export const PRICE_TERMS: readonly ProtectionTerms[] = [
  priceDrop({
    id: 'drop-flight-2026-11',
    product: 'flight',
    after: 10,
    thresholdMinor: 15_00,
    capMinor: 50_00,
  }),
  priceDrop({
    id: 'drop-hotel-2026-11',
    product: 'hotel',
    after: 5,
    thresholdMinor: 20_00,
    capMinor: 100_00,
  }),
  priceMatch('match-flight-2026-11', 'flight'),
  priceMatch('match-hotel-2026-11', 'hotel'),
  priceFreeze('freeze-flight-2026-11', 'flight', [3, 7, 14]),
  priceFreeze('freeze-hotel-2026-11', 'hotel', [1, 3, 7]),
  priceFreeze(
    'freeze-flight-2026-11-28',
    'flight',
    [3, 7, 14],
    [SIMILAR_FROM, withSimilar(['sameAirports', 'sameOrNextDay'])],
  ),
  priceFreeze(
    'freeze-hotel-2026-11-28',
    'hotel',
    [1, 3, 7],
    [SIMILAR_FROM, withSimilar(['nearbySameStars'])],
  ),
];
