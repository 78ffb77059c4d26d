/** Cancel for any reason (B §4, B §9). */
import type { CalendarDate } from '../../dates.ts';
import type { Clause, ProtectionTerms } from '../clause.ts';

const SOLD = [
  { id: 'with-booking', rule: 'withBooking' },
  { id: 'everyone', rule: 'everyone' },
] as const satisfies Clause[];
const ENDS = [
  { id: 'once', rule: 'once' },
  { id: 'canceled-by-supplier', rule: 'endedBy', event: 'canceledBySupplier' },
  { id: 'changed-with-supplier', rule: 'endedBy', event: 'changedWithSupplier' },
  { id: 'government-alert', rule: 'endedBy', event: 'governmentAlert' },
  { id: 'who-designation', rule: 'endedBy', event: 'whoDesignation' },
  { id: 'canceled-otherwise', rule: 'endedBy', event: 'canceledByTraveler' },
] as const satisfies Clause[];
const CHANGED = [
  { id: 'after-changes', rule: 'lowerPrice' },
  { id: 'supplier-cancels', rule: 'premiumBack', event: 'canceledBySupplier' },
] as const satisfies Clause[];

export const CANCEL_TERMS: readonly ProtectionTerms[] = [
  {
    id: 'cancel-flight-2026-11',
    protection: 'cancelForAnyReason',
    product: 'flight',
    effectiveFrom: '2026-11-01' as CalendarDate,
    days: [],
    clauses: [
      ...SOLD,
      { id: 'deadline', rule: 'untilStart', hours: 3 },
      ...ENDS,
      ...CHANGED,
      { id: 'void-window', rule: 'premiumBack', event: 'canceledInVoidWindow' },
      {
        id: 'refund',
        rule: 'pays',
        choice: 'refund',
        percent: 80,
        of: ['base', 'taxes'],
        capMinor: null,
        capPer: 'booking',
        to: 'tenders',
        businessDays: null,
      },
      {
        id: 'airline-credit',
        rule: 'pays',
        choice: 'airlineCredit',
        percent: 100,
        of: ['base', 'taxes'],
        capMinor: null,
        capPer: 'booking',
        to: 'airlineCredit',
        businessDays: null,
      },
    ],
  },
  {
    id: 'cancel-hotel-2026-11',
    protection: 'cancelForAnyReason',
    product: 'hotel',
    effectiveFrom: '2026-11-01' as CalendarDate,
    days: [],
    clauses: [
      ...SOLD,
      { id: 'deadline', rule: 'untilStart', hours: 0 },
      ...ENDS,
      ...CHANGED,
      {
        id: 'refund',
        rule: 'pays',
        choice: 'refund',
        percent: 100,
        of: ['base', 'taxes'],
        capMinor: null,
        capPer: 'booking',
        to: 'tenders',
        businessDays: null,
      },
    ],
  },
];
