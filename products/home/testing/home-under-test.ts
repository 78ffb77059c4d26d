import type { PricedAsk } from '@sojourn/contract/changes.ts';
import { date, type Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { BookingWorld } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { decideAll } from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import { type ProductUnderTest, withVerb } from '#testing/conformance/product-under-test.ts';
import { HOME_TEXTS } from '../sell/emails/texts.ts';
import type { HomeRejection } from '../sell/price-port.ts';
import { HOME_FAILURES } from '../wire/home-codes.ts';
import { readyHome, TWO_GUESTS } from './home-checkouts.ts';

/** Four nights with cleaning, service and taxes. */
const TOTAL_MINOR = 86_652;

/** The host takes the stay back. */
function cancelAsHost({ schedules }: BookingWorld['homeHost'], bookingId: BookingId): void {
  const version = (schedules.get(bookingId)?.version ?? 0) + 1;
  schedules.set(bookingId, { version, acceptedVersion: 0, acceptedBy: null, isCanceledByHost: true });
}

const stayAsk = (checkOut: string): PricedAsk => ({
  kind: 'Home',
  checkIn: date('2027-04-15'),
  checkOut: date(checkOut),
  party: TWO_GUESTS,
});

export const homeUnderTest: ProductUnderTest = {
  product: 'home',
  totalMinor: TOTAL_MINOR,
  summary: { title: 'Casa do Limoeiro', place: 'Lisbon', country: 'PT' },
  names: [{ en: 'Lisbon', fr: 'Lisbonne' }],
  confirmSteps: ['confirm'],
  takesOrdersBack: false,
  unreachable: { reserve: 'Timeout', confirm: 'ProviderError' },
  soldOut: 'NoAvailability',
  failures: HOME_FAILURES,
  personal: {
    draft: {
      guest: { firstName: 'Ottilie', lastName: 'Vandermeer' },
      message: 'We arrive with a baby',
    },
    names: ['Ottilie', 'Vandermeer'],
    sealed: ['We arrive with a baby'],
    shown: ['Ottilie', 'We arrive with a baby'],
    former: null,
  },
  changeAsks: [stayAsk('2027-04-21'), stayAsk('2027-04-17')],
  details: {
    edited: {
      kind: 'Home',
      guest: { firstName: 'Maya', lastName: 'Okafor' },
      message: 'We land at nine in the evening',
    },
    word: 'We land at nine in the evening',
  },
  acceptsChanges: false,
  writesOfCancels: true,
  differs: 'home',
  canceling: {
    free: { outcome: 'FullyRefundable', policyKind: 'FreeToCancelWithoutPenalty' },
    late: { at: '2027-04-13T00:00:00.000Z' as Instant, penaltyMinor: TOTAL_MINOR },
    tooLate: { at: '2027-04-15T14:00:00.000Z' as Instant, outcome: 'PastCheckInDate' },
  },
  amountsBesides: (trip) =>
    trip.kind === 'Home'
      ? trip.stays.flatMap(({ deposit }) =>
          deposit ? [[HOME_TEXTS.en.labels.deposit, deposit.amount] as const] : [],
        )
      : [],
  earnsAt: '2027-04-19T10:00:00.000Z' as Instant,
  ready: readyHome,
  supplierOf: ({ homeHost, homeFaults }) => ({
    faults: homeFaults,
    taken: () => homeHost.taken.size,
    leave: (count) => Object.assign(homeHost, { homes: homeHost.taken.size + count }),
    refuse: (verb, reason) => {
      const rejection = { reason } as HomeRejection;
      Object.assign(
        homeHost,
        verb === 'reserve' ? { refuseReserve: rejection } : { refuseConfirm: rejection },
      );
    },
    accept: (accepts) => Object.assign(homeHost.decisions, { accepts }),
    decide: (reason) => {
      Object.assign(homeHost.decisions, { accepts: 'never' });
      const refusal = reason && ({ reason } as HomeRejection);
      decideAll(homeHost.decisions, refusal, (reference) => {
        homeHost.records.set(reference, { hold: null, order: null });
        homeHost.taken.delete(reference);
      });
    },
    refuseCancel: () => Object.assign(homeHost, { refuseCancel: 'NotCancellable' }),
    priceAt: (percent) => Object.assign(homeHost, { percent }),
    penalize: (penaltyMinor) => Object.assign(homeHost, { penaltyMinor }),
    lose: (bookingId) => {
      const record = homeHost.records.get(bookingId) ?? { hold: null, order: null };
      homeHost.records.set(bookingId, { hold: null, order: null });
      return () => void homeHost.records.set(bookingId, record);
    },
    orders: (bookingId) => {
      const order = homeHost.records.get(bookingId)?.order;
      return order ? [order.state] : [];
    },
    reschedule: (bookingId) => cancelAsHost(homeHost, bookingId),
    through: (verb, change) => {
      const supplier = withVerb(homeHost.supplier, verb, change);
      return { homeSupplierOf: () => supplier };
    },
  }),
};
