/** The restrictions of a fare one by one, each with its text, how much it limits and a symbol (B §3, §8). */
import type { Money } from '@sojourn/domain/money.ts';
import {
  type FixedWording,
  isContact,
  NO_FIXED_WORDING,
  RESTRICTION_TEXTS,
  type RestrictionText,
} from './fixed-wording.ts';
import { type Penalty, SEAT_RULES, type SeatRule } from './penalties.ts';

/** What a restriction is about. */
export const RESTRICTION_TITLES = [
  'PersonalItem',
  'CarryOn',
  'CheckedBags',
  'MoreBags',
  'Seats',
  'Changes',
  'Cancellation',
] as const;
export type RestrictionTitle = (typeof RESTRICTION_TITLES)[number];

/** Its text; amounts and numbers of bags are in the fare's other fields. */
export const RESTRICTION_BODIES = [
  ...RESTRICTION_TEXTS,
  'Fee',
  'Included',
  'NotIncluded',
  ...SEAT_RULES,
] as const;
type RestrictionBody = (typeof RESTRICTION_BODIES)[number];

export const WARNING_LEVELS = ['none', 'caution', 'warning'] as const;
export const RESTRICTION_SYMBOLS = ['check', 'fee', 'cross', 'contact'] as const;

type Restriction = {
  readonly title: RestrictionTitle;
  readonly body: RestrictionBody;
  /** `none`: no limit; `caution`: for a fee or to be settled; `warning`: not at all. */
  readonly warningLevel: (typeof WARNING_LEVELS)[number];
  readonly symbol: (typeof RESTRICTION_SYMBOLS)[number];
  /** Results can be filtered by it: bags included, or refundable where the text says so. */
  readonly canFilter: boolean;
};

/** What a fare allows, as on the wire (B §3). */
export type FareAllows = {
  readonly baggageInfo: { readonly personalItem: boolean; readonly carryOnPieces: number };
  /** `firstPiece`: of a bag beyond those included; null where none can be bought. */
  readonly detailBaggageInfo: {
    readonly pieces: number;
    readonly charges: { readonly firstPiece: Money | null };
  };
  readonly penaltiesInfo: { readonly changePenalty: Penalty; readonly cancelPenalty: Penalty };
  readonly seats: SeatRule;
};

const MARKS = {
  Free: ['none', 'check'],
  Included: ['none', 'check'],
  freeChoice: ['none', 'check'],
  Fee: ['caution', 'fee'],
  paidChoice: ['caution', 'fee'],
  ContactSupport: ['caution', 'contact'],
  ContactAirline: ['caution', 'contact'],
  ViewEligibility: ['caution', 'contact'],
  NotIncluded: ['warning', 'cross'],
  NotAllowed: ['warning', 'cross'],
  NonRefundable: ['warning', 'cross'],
  assignedAtCheckIn: ['warning', 'cross'],
} as const satisfies Record<RestrictionBody, readonly [Restriction['warningLevel'], Restriction['symbol']]>;

/** Whether the filter for refundable fares can judge a fare: not where its text only names a contact. */
export const canFilterRefund = (cancellation: RestrictionBody | null): boolean =>
  cancellation !== 'ContactSupport' && cancellation !== 'ContactAirline';

export function restriction(title: RestrictionTitle, body: RestrictionBody): Restriction {
  const [warningLevel, symbol] = MARKS[body];
  const canFilter = title === 'CheckedBags' || (title === 'Cancellation' && canFilterRefund(body));
  return { title, body, warningLevel, symbol, canFilter };
}

const included = (is: boolean): RestrictionBody => (is ? 'Included' : 'NotIncluded');

function penaltyBody(penalty: Penalty, none: RestrictionText): RestrictionBody {
  if (penalty.kind === 'notAllowed') return none;
  return penalty.kind === 'fee' && penalty.fee.amountMinor > 0 ? 'Fee' : 'Free';
}

/** All of them, in the order of `RESTRICTION_TITLES`. */
export function restrictionsWithInfo(
  { baggageInfo, detailBaggageInfo, penaltiesInfo, seats }: FareAllows,
  fixed: FixedWording = NO_FIXED_WORDING,
): Restriction[] {
  const { changePenalty, cancelPenalty } = penaltiesInfo;
  return [
    restriction('PersonalItem', included(baggageInfo.personalItem)),
    restriction('CarryOn', included(baggageInfo.carryOnPieces > 0)),
    restriction('CheckedBags', included(detailBaggageInfo.pieces > 0)),
    restriction('MoreBags', detailBaggageInfo.charges.firstPiece ? 'Fee' : 'ContactAirline'),
    restriction('Seats', seats),
    restriction('Changes', fixed.changes ?? penaltyBody(changePenalty, 'NotAllowed')),
    restriction('Cancellation', fixed.cancellation ?? penaltyBody(cancelPenalty, 'NonRefundable')),
  ];
}

/** What decides the texts of a booked fare at a moment. */
export type BookedFare = {
  readonly hasSeveralTickets: boolean;
  /** By its tickets, some of the trip is refundable and some isn't. */
  readonly isPartlyRefundable: boolean;
  /** All of it comes back for now, whatever the fare. */
  readonly isVoidable: boolean;
  /** Its changes are closed here: the airline makes them at its desk. */
  readonly isAtAirline: boolean;
  readonly canCancel: boolean;
  /** Canceling was refused, and a case is open. */
  readonly hasCancelCase: boolean;
};

/** Changes are the airline's once it has the booking, and ours to settle where there are several tickets. */
function bookedChanges(shown: Restriction, { isAtAirline, hasSeveralTickets }: BookedFare): Restriction {
  if (shown.body === 'NotAllowed') return shown;
  if (isAtAirline) return restriction('Changes', 'ContactAirline');
  return hasSeveralTickets && !isContact(shown.body) ? restriction('Changes', 'ContactSupport') : shown;
}

/**
 * Whether one fare's text isn't what canceling the trip gives back: its tickets can be voided, each has a fee
 * or a rule of its own, or the wording is fixed (`NotAllowed` is never read from a cancel penalty).
 */
function differsFromTrip({ body }: Restriction, booked: BookedFare): boolean {
  if (body === 'Free') return booked.isPartlyRefundable;
  if (booked.isVoidable || body === 'NotAllowed' || isContact(body)) return true;
  return booked.isPartlyRefundable || (booked.hasSeveralTickets && body === 'Fee');
}

function bookedCancellation(shown: Restriction, booked: BookedFare): Restriction {
  if (booked.hasCancelCase) return restriction('Cancellation', 'ContactSupport');
  return booked.canCancel && differsFromTrip(shown, booked)
    ? restriction('Cancellation', 'ViewEligibility')
    : shown;
}

/** A restriction as it reads after booking (B §8). */
export function bookedRestriction(shown: Restriction, booked: BookedFare): Restriction {
  if (shown.title === 'Changes') return bookedChanges(shown, booked);
  return shown.title === 'Cancellation' ? bookedCancellation(shown, booked) : shown;
}
