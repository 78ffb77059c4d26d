/** What the trips of all products show alike. */
import type { CommonCard, CommonDetail, SellingPricing } from '@sojourn/contract/trip-parts.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type ProductTraits, tripState } from '@sojourn/domain/booking/trip-state.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { disruptionOfCover, isDisruptionCover } from '@sojourn/domain/disruptions/disruption-cover.ts';
import { type Currency, currencySymbol, money } from '@sojourn/domain/money.ts';
import { amountTypeOf, paymentMethodOf } from '@sojourn/domain/wallet/tenders/payment-words.ts';
import type { Case } from '#modules/desk/cases/store.ts';
import type { ShownEarning } from '#modules/money/rewards/earnings.ts';
import { premiumLeft } from '#modules/protecting/protections/bought.ts';
import { disruptionData } from '#modules/protecting/protections/disruption-data.ts';
import type { BookedProtection } from '#modules/protecting/protections/store.ts';
import { viewOfProtection } from '#modules/protecting/protections/view-bought.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { FormerVersion } from '#modules/selling/booking/revisions/store.ts';
import type { SplitWith } from '#modules/selling/booking/split/store.ts';
import { ownLeftMinor } from '#modules/selling/booking/tenders/own-refund.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import { getTender, type Refund, type Tender } from '#modules/selling/booking/tenders/store.ts';
import type { TripBesides } from './besides.ts';
import type { Canceling, CreditOfTrip } from './trip-facts.ts';

export function commonCardOf(
  booking: Booking,
  traits: ProductTraits,
  { role, marks, credit, hasChfar = false, disruption = null }: TripBesides,
  now: Instant,
  zoneOf: (slice: number) => string = () => 'UTC',
): CommonCard {
  const { state, version, startsAt, endsAt, verifiedAt } = booking;
  if (state === 'Failed') throw new Error(`${booking.bookingId} failed: it is no trip`);
  const hasLocator = booking.supplierLocator !== null;
  const stored = { state, hasLocator, isModified: version > 1, startsAt, endsAt, verifiedAt };
  const shown = tripState({ ...stored, marks, credit, hasChfar, traits }, role, now);
  return {
    bookingId: booking.bookingId,
    ...shown,
    itineraryFlags: [...shown.itineraryFlags],
    offers: [...shown.offers],
    scheduleChangeStatus: booking.scheduleStatus,
    disruption: disruption && { ...disruption, zone: zoneOf(disruption.slice) },
    confirmationCode: hasLocator ? booking.confirmationCode : null,
    total: money(booking.totalMinor, booking.currency),
    grandTotal: money(booking.totalMinor + booking.premiumMinor, booking.currency),
  };
}

export type TripParts<B> = {
  readonly booking: B;
  /** Its travelers (`openTravelers`). */
  readonly sealed: string | null;
  readonly tenders: readonly Tender[];
  readonly refunds: readonly Refund[];
  readonly cases: readonly Case[];
  readonly earning: ShownEarning | null;
  readonly actions: TripDetail['actions'];
  readonly besides: TripBesides;
  readonly canceling: Canceling | null;
  readonly canceledParts: TripDetail['canceledParts'];
  readonly protections: readonly BookedProtection[];
  /** Of those, the numbers of which pay for what is being done to it. */
  readonly claimed: readonly number[];
  readonly splitWith: readonly SplitWith[];
  readonly former: readonly (FormerVersion & Pick<Booking, 'startsOn' | 'endsOn'>)[];
  readonly party: TripDetail['party'];
  readonly byAgents: TripDetail['byAgents'];
  readonly replacedFlights: readonly string[];
  readonly airlineCredits: readonly CreditOfTrip[];
};
/** `item`: what was bought, as refunds name it; `baseMinor`: before taxes, fees and extras. */
type Bought = { readonly item: string; readonly baseMinor: number };

const fiat = (value: number, currency: Currency) => ({
  fiat: { value, currencySymbol: currencySymbol(currency) },
});

const sellingPricing = (
  { totalMinor, premiumMinor, currency }: Booking,
  baseMinor: number,
): SellingPricing => ({
  totalPricing: {
    currency,
    baseWithoutMargin: fiat(baseMinor, currency),
    total: fiat(totalMinor + premiumMinor, currency),
  },
});

export function commonDetailOf(
  parts: TripParts<Booking>,
  { item, baseMinor }: Bought,
  now: Instant,
): CommonDetail {
  const { booking, tenders, refunds, cases, earning, actions } = parts;
  const paying = viewOfTenders(booking, tenders);
  const { offer, contact } = booking;
  return {
    sellingPricing: sellingPricing(booking, baseMinor),
    cancellation: offer.cancellation as TripDetail['cancellation'],
    termsVersion: booking.termsVersion,
    email: contact.email,
    phone: contact.phone,
    verifiedAt: booking.verifiedAt,
    amountType: amountTypeOf(paying.map(({ kind }) => kind)),
    tenders: paying,
    refunds: refunds.map(refundLine(item, booking, tenders, now)),
    airlineCredits: parts.airlineCredits.map(creditLine),
    withheld: booking.state === 'Canceled' ? withheldOf(parts) : null,
    earning,
    cases: cases.map(({ caseId, code, kind, state, dueAt, openedAt }) => ({
      caseId,
      code,
      kind,
      state,
      dueAt,
      openedAt,
    })),
    actions,
    canceling: parts.canceling && cancelingShown(parts.canceling),
    canceledParts: parts.canceledParts,
    protections: parts.protections.map(viewOfProtection(booking, parts.claimed)),
    disruptionData: disruptionData(parts.protections.map(pricedEach), booking.currency),
    splitWith: parts.splitWith.map(({ bookingId, names }) => ({ bookingId, names: [...names] })),
    replaces: replacedBy(parts),
    byAgents: parts.byAgents,
    history: parts.former.map(formerLine(booking)),
    party: parts.party,
    customFields: booking.customFields.map(({ key, label, value }) => ({ key, label, value })),
    bookedAt: booking.bookedAt ?? booking.createdAt,
    canceledAt: booking.canceledAt,
  };
}

const cancelingShown = ({ confirmedAt, sendAt, sentAt }: Canceling): TripDetail['canceling'] => ({
  confirmedAt,
  sendAt,
  sentAt,
});

const creditLine = (credit: CreditOfTrip): TripDetail['airlineCredits'][number] => ({
  airline: credit.airlineName,
  number: credit.number,
  traveler: `${credit.firstName} ${credit.lastName}`,
  amount: money(credit.issuedMinor, credit.currency),
  expiresAt: credit.expiresAt,
});

/** Of a canceled booking: what was paid, less what comes back in any form. */
function withheldOf({
  booking,
  tenders,
  refunds,
  protections,
  canceling,
  airlineCredits,
}: TripParts<Booking>): NonNullable<TripDetail['withheld']> {
  const premiumMinor = premiumLeft(booking, protections);
  const asCreditMinor = airlineCredits.reduce((sum, { issuedMinor }) => sum + issuedMinor, 0);
  const otherwiseMinor = canceling?.otherwiseMinor ?? asCreditMinor;
  const feeMinor = ownLeftMinor(paidTenders({ tenders, refunds })) - premiumMinor - otherwiseMinor;
  const { currency } = booking;
  return { fee: money(Math.max(0, feeMinor), currency), premiums: money(premiumMinor, currency) };
}

const pricedEach = ({ premiumMinor, travelers, ...of }: BookedProtection) => ({
  ...of,
  eachMinor: Math.floor(premiumMinor / Math.max(1, travelers)),
});

const formerLine =
  ({ currency }: Pick<Booking, 'currency'>) =>
  ({
    version,
    cause,
    replacedAt,
    startsOn,
    endsOn,
    startsAt,
    endsAt,
    totalMinor,
    guests,
  }: TripParts<Booking>['former'][number]) => ({
    version,
    cause,
    replacedAt,
    startsOn,
    endsOn,
    startsAt,
    endsAt,
    total: money(totalMinor, currency),
    travelers: guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  });

/** What has neither been set aside nor paid is not shown. */
export const viewOfTenders = (
  booking: Pick<Booking, 'currency'>,
  tenders: readonly Tender[],
): TripDetail['tenders'] => tenders.flatMap(tenderLine(booking));

const tenderLine =
  ({ currency }: Pick<Booking, 'currency'>) =>
  ({ tenderNo, kind, label, state, amountMinor, units, capturedMinor }: Tender): TripDetail['tenders'] => {
    if (state === 'authorizing' || state === 'failed') return [];
    const amount = money(state === 'captured' ? capturedMinor : amountMinor, currency);
    return [{ tenderNo, kind, method: paymentMethodOf(kind), label, state, amount, units }];
  };

const refundLine =
  (item: string, { currency }: Booking, tenders: readonly Tender[], now: Instant) =>
  (refund: Refund): TripDetail['refunds'][number] => {
    const tender = getTender(tenders, refund.tenderNo);
    return {
      refundNo: refund.refundNo,
      tenderNo: refund.tenderNo,
      kind: tender.kind,
      tender: tender.label,
      item,
      amount: money(refund.amountMinor, currency),
      units: refund.units,
      state: refund.state,
      dueBy: refund.dueBy,
      sentAt: refund.sentAt,
      returnedAt: refund.returnedAt,
      overdue: refund.state !== 'returned' && isBefore(refund.dueBy, now),
      outcome: refund.outcome,
    };
  };

/** What covers a disruption says by itself of which booking it's one. */
function replacedBy({
  tenders,
  replacedFlights,
}: Pick<TripParts<Booking>, 'tenders' | 'replacedFlights'>): TripDetail['replaces'] {
  const cover = tenders.map(({ sourceId }) => sourceId).find(isDisruptionCover);
  return cover ? { bookingId: disruptionOfCover(cover).bookingId, flights: [...replacedFlights] } : null;
}
