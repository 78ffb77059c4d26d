/**
 * What a booking shows and offers at a moment, in the specification's words (B §4). Pure: the caller passes
 * the time and what it has read. Lists, trip pages, emails and the agent desk all read the same answer.
 */
import { type Instant, isBefore } from '../dates.ts';
import type { BookingState, TicketingState } from './state.ts';

/** `endsAt`: the last moment of a trip, such as check-out or landing. */
export type TripTimes = { readonly startsAt: Instant; readonly endsAt: Instant };

/** B §4 booking status. */
export const BOOKING_STATUSES = ['Pending', 'Confirmed', 'Canceled', 'Modified'] as const;
type BookingStatus = (typeof BOOKING_STATUSES)[number];
/** B §4 trip time status. */
export const TRIP_TIMES = [
  'Future',
  'Present',
  'Past',
  'Canceled',
  /** The supplier's record differs from ours, so nobody can rely on the dates. */
  'Invalid',
  /** The supplier refused to cancel, and a person is working on it. */
  'CancellationFailure',
] as const;
type TripTime = (typeof TRIP_TIMES)[number];
/** B §4 itinerary flags. */
export const ITINERARY_FLAGS = [
  'Canceled',
  'CancellationPending',
  'BookingPending',
  'Departed',
  'Exchangeable',
  'NonExchangeable',
  'Ftc',
  'Chfar',
] as const;
type ItineraryFlag = (typeof ITINERARY_FLAGS)[number];
/** B §4 refund status: what became of the future travel credit that a ticket left. */
export const REFUND_STATUSES = ['FtcAvailable', 'FtcExpired', 'FtcRedeemed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
/** B §4 ticket void state. */
export const VOID_STATUSES = ['TicketedVoid', 'PreTicketVoidable', 'NotVoidable'] as const;
type VoidStatus = (typeof VOID_STATUSES)[number];
/** B §4 hotel confirmation. */
export const HOTEL_CONFIRMATIONS = ['Confirmed', 'Pending', 'Unavailable'] as const;
type HotelConfirmation = (typeof HOTEL_CONFIRMATIONS)[number];
/** B §4 guest booking: what the supplier has on record for the travelers. */
export const GUEST_BOOKINGS = ['Cancelled', 'Confirmed', 'Unknown'] as const;
type GuestBooking = (typeof GUEST_BOOKINGS)[number];
/** B §4 search type: a booking comes from a first search, or from one that changed it. */
export const SEARCH_TYPES = ['Initial', 'FollowUp'] as const;
type SearchType = (typeof SEARCH_TYPES)[number];
/** B §4 generic async. */
export const ASYNC_STATES = ['NotCalled', 'InProcess', 'Success', 'Failed'] as const;
export type AsyncState = (typeof ASYNC_STATES)[number];
export const ASYNC_RESULTS = ['Pending', 'Error', 'Success'] as const;
type AsyncResult = (typeof ASYNC_RESULTS)[number];

/** What a page of the trip can offer; whether canceling and changing are open is each module's own answer. */
export const TRIP_OFFERS = [
  'Receipt',
  'Itinerary',
  'Calendar',
  'Share',
  'ResendConfirmation',
  'ChangeEmail',
  'ViewTravelers',
  'CheckIn',
  'Cancel',
  'Exchange',
  /** Other dates, times, places or people, at its own price. */
  'Change',
  'BookAgain',
  'Support',
] as const;
export type TripOffer = (typeof TRIP_OFFERS)[number];

/** `viewer`: a person with a share link. */
export const TRIP_ROLES = ['owner', 'agent', 'viewer'] as const;
export type TripRole = (typeof TRIP_ROLES)[number];

/** What open cases make of a trip's time. */
const TIME_MARKS = ['Invalid', 'CancellationFailure'] as const;
export type TimeMark = (typeof TIME_MARKS)[number];

/** What only some products have. */
export type ProductTraits = {
  /** It has a hotel's confirmation. */
  readonly isLodging: boolean;
  /** Null where there are no tickets. `voidUntil`: null when they can't be voided. */
  readonly tickets: { readonly state: TicketingState; readonly voidUntil: Instant | null } | null;
  /** Whether its fare can be exchanged; null where nothing is exchanged. */
  readonly isExchangeAllowed: boolean | null;
  /** Until when its dates, places or people can be changed here; null where they can't. */
  readonly changesUntil: Instant | null;
  /** When it can be checked in for: from `opensAt` until before `closesAt`; empty where one doesn't. */
  readonly checkIn: readonly { readonly opensAt: Instant; readonly closesAt: Instant }[];
};

export type TripFacts = TripTimes & {
  readonly state: Exclude<BookingState, 'Failed'>;
  /** The supplier has given it a record number. */
  readonly hasLocator: boolean;
  /** It was changed, exchanged or rescheduled since it was booked. */
  readonly isModified: boolean;
  /** When the supplier's record was last found to agree; null before that. */
  readonly verifiedAt: Instant | null;
  readonly marks: readonly TimeMark[];
  readonly credit: RefundStatus | null;
  /** Change for any reason was bought with it. */
  readonly hasChfar: boolean;
  readonly traits: ProductTraits;
};

type TripState = {
  readonly status: BookingStatus;
  readonly time: TripTime;
  readonly itineraryFlags: readonly ItineraryFlag[];
  readonly refundStatus: RefundStatus | null;
  /** Null where there are no tickets. */
  readonly voidStatus: VoidStatus | null;
  /** Null where nobody sleeps. */
  readonly hotelConfirmation: HotelConfirmation | null;
  readonly guestBooking: GuestBooking;
  readonly searchType: SearchType;
  /** The look-up of the supplier's record. */
  readonly lookUp: AsyncState;
  /** The last thing that the supplier was sent: the booking or its cancellation. */
  readonly supplierAnswer: AsyncResult;
  readonly offers: readonly TripOffer[];
};

/** The supplier has it, as it was booked or as it was changed since. */
export const isBooked = (status: BookingStatus): boolean => status === 'Confirmed' || status === 'Modified';

/** The word Confirmed needs the supplier's record number; a cancellation that's under way is Pending. */
function bookingStatus({
  state,
  hasLocator,
  isModified,
}: Pick<TripFacts, 'state' | 'hasLocator' | 'isModified'>): BookingStatus {
  if (state === 'Canceled') return 'Canceled';
  if (state !== 'Confirmed' || !hasLocator) return 'Pending';
  return isModified ? 'Modified' : 'Confirmed';
}

/** Once a trip is over, what was wrong with it no longer changes when it is. */
function tripTime(
  { state, startsAt, endsAt, marks }: Pick<TripFacts, 'state' | 'startsAt' | 'endsAt' | 'marks'>,
  now: Instant,
): TripTime {
  if (state === 'Canceled') return 'Canceled';
  if (!isBefore(now, endsAt)) return 'Past';
  const mark = state === 'Confirmed' ? TIME_MARKS.find((each) => marks.includes(each)) : undefined;
  return mark ?? (isBefore(now, startsAt) ? 'Future' : 'Present');
}

export function tripState(facts: TripFacts, role: TripRole, now: Instant): TripState {
  const status = bookingStatus(facts);
  const time = tripTime(facts, now);
  const hasRecord = isBooked(status);
  const isRecordRight = hasRecord && !facts.marks.includes('Invalid');
  const hasBegun = !isBefore(now, facts.startsAt);
  const canChange =
    isRecordRight && facts.traits.changesUntil !== null && isBefore(now, facts.traits.changesUntil);
  const canExchange = isRecordRight && !hasBegun && facts.traits.isExchangeAllowed === true;
  const seen = { ...facts, now, status, time, isBooked: hasRecord, hasBegun, canExchange, canChange };
  return {
    status,
    time,
    itineraryFlags: flagsOf(seen),
    refundStatus: facts.credit,
    voidStatus: voidStatusOf(seen),
    hotelConfirmation: facts.traits.isLodging
      ? hotelConfirmationOf(facts.state, hasRecord, isRecordRight)
      : null,
    guestBooking: facts.state === 'Canceled' ? 'Cancelled' : isRecordRight ? 'Confirmed' : 'Unknown',
    searchType: facts.isModified ? 'FollowUp' : 'Initial',
    lookUp: lookUpOf(facts, hasRecord),
    supplierAnswer: supplierAnswerOf(facts, status),
    offers: TRIP_OFFERS.filter((offer) => OFFERED_TO[offer].includes(role) && isOffered(offer, seen)),
  };
}

type Seen = TripFacts & {
  readonly now: Instant;
  readonly status: BookingStatus;
  readonly time: TripTime;
  /** Confirmed, or changed since. */
  readonly isBooked: boolean;
  readonly hasBegun: boolean;
  readonly canExchange: boolean;
  readonly canChange: boolean;
};

function flagsOf({ state, status, isBooked, hasBegun, canExchange, credit, hasChfar, traits }: Seen) {
  const holds: Readonly<Record<ItineraryFlag, boolean>> = {
    Canceled: state === 'Canceled',
    CancellationPending: state === 'Canceling',
    BookingPending: state !== 'Canceling' && status === 'Pending',
    Departed: isBooked && hasBegun,
    Exchangeable: canExchange,
    NonExchangeable: !canExchange && traits.isExchangeAllowed !== null,
    Ftc: credit !== null,
    Chfar: hasChfar,
  };
  return ITINERARY_FLAGS.filter((flag) => holds[flag]);
}

function voidStatusOf({ isBooked, traits: { tickets }, now }: Seen): VoidStatus | null {
  if (!tickets) return null;
  if (!isBooked || tickets.voidUntil === null || !isBefore(now, tickets.voidUntil)) return 'NotVoidable';
  return tickets.state === 'ticketed' ? 'TicketedVoid' : 'PreTicketVoidable';
}

function hotelConfirmationOf(
  state: TripFacts['state'],
  isBooked: boolean,
  isRecordRight: boolean,
): HotelConfirmation {
  if (isRecordRight) return 'Confirmed';
  return isBooked || state === 'Canceled' ? 'Unavailable' : 'Pending';
}

function lookUpOf({ state, marks, verifiedAt }: TripFacts, isBooked: boolean): AsyncState {
  if (state === 'Canceled') return verifiedAt === null ? 'NotCalled' : 'Success';
  if (!isBooked) return 'InProcess';
  if (marks.includes('Invalid')) return 'Failed';
  return verifiedAt === null ? 'NotCalled' : 'Success';
}

function supplierAnswerOf({ state, marks }: TripFacts, status: BookingStatus): AsyncResult {
  if (state !== 'Canceled' && marks.includes('CancellationFailure')) return 'Error';
  return status === 'Pending' ? 'Pending' : 'Success';
}

const ALL: readonly TripRole[] = TRIP_ROLES;
const SIGNED_IN: readonly TripRole[] = ['owner', 'agent'];
/** Agents give out no links to a customer's trip. A link shows neither prices nor people. */
const OFFERED_TO: Readonly<Record<TripOffer, readonly TripRole[]>> = {
  Receipt: SIGNED_IN,
  Itinerary: SIGNED_IN,
  Calendar: ALL,
  Share: ['owner'],
  ResendConfirmation: SIGNED_IN,
  ChangeEmail: SIGNED_IN,
  ViewTravelers: SIGNED_IN,
  CheckIn: ['owner'],
  Cancel: SIGNED_IN,
  Exchange: SIGNED_IN,
  Change: SIGNED_IN,
  BookAgain: ['owner'],
  Support: SIGNED_IN,
};

function isOffered(offer: TripOffer, seen: Seen): boolean {
  const { state, time, isBooked, hasBegun, canExchange, canChange, hasLocator, traits, now } = seen;
  const isAhead = isBooked && time !== 'Past';
  switch (offer) {
    case 'Receipt':
      return hasLocator;
    case 'Itinerary':
      return isBooked;
    case 'Calendar':
    case 'Share':
    case 'ResendConfirmation':
      return isAhead;
    case 'ChangeEmail':
      return time !== 'Past';
    case 'ViewTravelers':
    case 'Support':
      return true;
    case 'CheckIn':
      return (
        isAhead &&
        traits.checkIn.some(({ opensAt, closesAt }) => !isBefore(now, opensAt) && isBefore(now, closesAt))
      );
    case 'Cancel':
      return state === 'Confirmed' && !hasBegun;
    case 'Exchange':
      return canExchange;
    case 'Change':
      return canChange;
    case 'BookAgain':
      return time === 'Past' || time === 'Canceled';
  }
}
