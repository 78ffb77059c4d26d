/** What the tests' host has: its price at this moment, its terms, and what's booked. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { addDays, type CalendarDate, instantAt, type LocalDateTime } from '@sojourn/domain/dates.ts';
import type { FakeDecisions } from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import type { FakeEdits } from '@sojourn/server/suppliers/testing/fake-edits.ts';
import type { HomePricing } from '../rules/home-price.ts';
import type { HomeChanged, HomeChangeRefusal } from '../sell/change/change-port.ts';
import type { HomePriceAsk, HomeRejection } from '../sell/price-port.ts';
import type { HomeHold, HomeOrder, HomeSchedule, HomeSupplier } from '../sell/supplier.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import { LIMOEIRO, sampleHomePrice, sampleHomeStay } from './sample-home.ts';

const ZONE = 'Europe/Lisbon';

type StoredRecord = {
  readonly hold: HomeHold | null;
  readonly order: HomeOrder | null;
  /** What was let, and by which terms. */
  readonly let?: { readonly stays: readonly HomeStaySummary[]; readonly terms: CancelTerms };
  /** What changes have cost: it's in no price any more. */
  readonly withheldMinor?: number;
  readonly changes?: readonly HomeChanged[];
};
export type FakeHomeHost = FakeEdits & {
  readonly supplier: HomeSupplier;
  readonly records: Map<string, StoredRecord>;
  readonly decisions: FakeDecisions<HomeRejection>;
  /** The references that have a home. */
  readonly taken: Set<string>;
  /** Of the usual price. */
  percent: number;
  homes: number;
  /** What the next calls answer instead. */
  refuseReserve: HomeRejection | null;
  refuseConfirm: HomeRejection | null;
  refuseCancel: 'NotCancellable' | null;
  refuseChange: HomeChangeRefusal | null;
  penaltyMinor: number;
  /** What was changed, by reference. */
  readonly schedules: Map<string, HomeSchedule>;
  /** Takes back all that a test has set. */
  readonly letBe: () => void;
};

/** All of it rises alike, so that a test can name the new total. */
function pricingAt({ percent }: FakeHomeHost): HomePricing {
  const scaled = (minor: number): number => (minor * percent) / 100;
  return {
    ...LIMOEIRO,
    baseMinor: scaled(LIMOEIRO.baseMinor),
    fees: LIMOEIRO.fees.map((fee) => ({ ...fee, amountMinor: scaled(fee.amountMinor) })),
  };
}

type Wanted = Pick<HomePriceAsk, 'stays' | 'party' | 'chosenFees'>;

export const staysOf = (host: FakeHomeHost, { stays, party, chosenFees }: Wanted): HomeStaySummary[] =>
  stays.map(({ homeId, checkIn, checkOut }, at) => {
    const chosen = at === 0 && chosenFees.includes('poolHeating') ? (['poolHeating'] as const) : [];
    const staying = { checkIn, checkOut, guests: party.adults + party.children, chosen };
    const price = sampleHomePrice(staying, pricingAt(host));
    const name = at === 0 ? 'Casa do Limoeiro' : 'Casa da Graça';
    return sampleHomeStay({ homeId: homeId as HomeStaySummary['homeId'], name, checkIn, checkOut, price });
  });

/** Free until three days before, everything afterwards. */
export function termsOf(checkIn: CalendarDate): CancelTerms {
  const localUntil = `${addDays(checkIn, -3)}T18:00` as LocalDateTime;
  const steps = [{ until: instantAt(localUntil, ZONE), localUntil, penaltyMinor: 0 }];
  return { type: 'FullyRefundable', zone: ZONE, steps };
}
