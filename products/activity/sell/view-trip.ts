/** A booked activity in the shapes of the contract: a card in the list, or all of it with its voucher. */
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import type { TripBesides } from '@sojourn/server/modules/trips/trips/besides.ts';
import { commonCardOf, commonDetailOf, type TripParts } from '@sojourn/server/modules/trips/trips/view.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import { unansweredPickup } from '../rules/booking/pickup.ts';
import { guideLanguage, readAnswers } from '../rules/booking/questions.ts';
import type { ActivityTripCard, ActivityTripDetail } from '../wire/activity-trip.ts';
import { outcomeByTerms } from './cancel-decision.ts';
import { activityChangeWindow } from './change/activity-changes.ts';
import { fitOfSummary, whereIs } from './fit-of-activity.ts';
import { whenToReport } from './guide/when-to-report.ts';
import type { ActivityBooking, ActivityDeps, ActivityParty } from './sale.ts';
import { startOf } from './times-of-activity.ts';
import { viewSummary } from './view-summary.ts';

const traitsOf = (booking: ActivityBooking) => {
  const { closesAt, isAllowed } = activityChangeWindow(booking);
  return {
    isLodging: false,
    tickets: null,
    isExchangeAllowed: null,
    changesUntil: isAllowed ? closesAt : null,
    checkIn: [],
  };
};

const activityCardOf = (booking: ActivityBooking, besides: TripBesides, now: Instant): ActivityTripCard => ({
  ...commonCardOf(booking, traitsOf(booking), besides, now),
  kind: 'Experience',
  activity: viewSummary(booking.offer, now),
});

/** One card for each, in their order. */
export const activityCardsOf = (
  bookings: readonly ActivityBooking[],
  besides: (bookingId: BookingId) => TripBesides,
  _: Owner,
  now: Instant,
): ActivityTripCard[] => bookings.map((booking) => activityCardOf(booking, besides(booking.bookingId), now));

/** A code of before a change or of a canceled booking stays on its page, and says that it's dead. */
function codesOf({ state, offer }: ActivityBooking): ActivityTripDetail['codes'] {
  if (state === 'Pending') return [];
  const kindOf = (unitId: string | null) =>
    offer.summary.units.find((unit) => unit.unitId === unitId)?.kind ?? null;
  return (offer.tickets ?? []).map(({ unitId, code, isDead }) => ({
    code,
    kind: kindOf(unitId),
    isDead: isDead || state === 'Canceled',
  }));
}

/** Conflicts are listed as long as something can be done about them. */
export async function viewActivityTrip(
  deps: Pick<ActivityDeps, 'plansOf' | 'placeOfAirport' | 'sealer'>,
  parts: TripParts<ActivityBooking>,
  now: Instant,
): Promise<ActivityTripDetail> {
  const { booking } = parts;
  const { offer, request, guests, bookingId } = booking;
  const [party] = openTravelers<ActivityParty>(deps.sealer, parts) ?? [];
  const { firstName, lastName } = first(guests);
  const card = activityCardOf(booking, parts.besides, now);
  const isAhead = card.time !== 'Past' && card.time !== 'Canceled';
  const plans = isAhead ? await deps.plansOf({ ...booking, locale: request.locale }) : [];
  const baseMinor = offer.price.total.amountMinor - offer.summary.price.taxMinor;
  return {
    ...card,
    ...commonDetailOf(parts, { item: booking.title, baseMinor }, now),
    lead: { firstName, lastName },
    pickup: pickupOf(booking, party, now),
    language: party?.language ?? guideLanguage(offer.summary.optionLanguages, null) ?? null,
    answers: readAnswers(offer.summary.questions ?? [], party?.answers ?? []),
    note: party?.note ?? '',
    codes: codesOf(booking),
    supplierLocator: booking.supplierLocator,
    cancelOutcome: outcomeByTerms(booking, now),
    clashAccepted: offer.clashAccepted ?? false,
    fit: fitOfSummary(plans, offer.summary, whereIs(deps), bookingId),
    noShow: noShowOf(parts),
  };
}

/** Who never named a place is met at the meeting point once the operator's time to name one is over. */
function pickupOf({ offer: { summary } }: ActivityBooking, party: ActivityParty | undefined, now: Instant) {
  const pickup = party?.pickup ?? { kind: 'meetingPoint' as const };
  const isOver =
    pickup.kind === 'later' && unansweredPickup(summary.pickup, startOf(summary), now) === 'meetingPoint';
  return isOver ? { kind: 'meetingPoint' as const } : pickup;
}

/** When its case was opened, if one was. */
function noShowOf({ booking, cases }: TripParts<ActivityBooking>): ActivityTripDetail['noShow'] {
  const window = whenToReport(booking);
  if (!window) return null;
  const reported = cases.find(({ kind }) => kind === 'guideMissing');
  const { from } = window;
  const fromLocal = localAt(from, booking.offer.summary.zone);
  return { from, fromLocal, reportedAt: reported?.openedAt ?? null };
}
