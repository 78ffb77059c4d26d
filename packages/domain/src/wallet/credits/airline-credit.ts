/**
 * Future travel credits (B §4 `FtcAvailable`): what an airline still owes for a canceled or exchanged ticket,
 * to the traveler whose name was on it.
 */
import type { Machine } from '../../booking/state.ts';
import type { RefundStatus } from '../../booking/trip-state.ts';
import { type CalendarDate, type Instant, isBefore } from '../../dates.ts';
import type { AirlineCreditId } from '../../ids.ts';
import { romanize } from '../../travelers/names/airline-name.ts';

/** `held`: by a booking that's being made. Of one that was used in part, what's left is available again. */
export type AirlineCreditState = 'available' | 'held' | 'redeemed' | 'expired' | 'void';
export const AIRLINE_CREDIT: Machine<AirlineCreditState> = {
  available: ['held', 'expired', 'void'],
  held: ['available', 'redeemed'],
  // The booking that it paid was canceled
  redeemed: ['available'],
  expired: [],
  void: [],
};

export const NAME_RULES = ['sameTraveler', 'anyTraveler'] as const;
export type NameRule = (typeof NAME_RULES)[number];
/** What becomes of the rest when a cheaper ticket is paid with it. */
export const RESIDUAL_RULES = ['kept', 'forfeited'] as const;
export type ResidualRule = (typeof RESIDUAL_RULES)[number];

/** What an airline says of a credit; `expiresAt`: null where it doesn't say, so that one has to ask it. */
export type CreditConditions = {
  readonly issuedOn: CalendarDate;
  readonly expiresAt: Instant | null;
  readonly nameRule: NameRule;
  readonly residualRule: ResidualRule;
};

type Aging = { readonly state: AirlineCreditState; readonly expiresAt: Instant | null };

export const isOver = ({ expiresAt }: Pick<Aging, 'expiresAt'>, now: Instant): boolean =>
  expiresAt !== null && !isBefore(now, expiresAt);

/** Null for one that the airline took back. */
export function ftcStatus(credit: Aging, now: Instant): RefundStatus | null {
  if (credit.state === 'void') return null;
  if (credit.state === 'redeemed') return 'FtcRedeemed';
  return credit.state === 'expired' || isOver(credit, now) ? 'FtcExpired' : 'FtcAvailable';
}

/** Of a booking that brought several, the status that leaves most to do. */
export function ftcStatusOf(credits: readonly Aging[], now: Instant): RefundStatus | null {
  const statuses = credits.map((credit) => ftcStatus(credit, now));
  return (
    (['FtcAvailable', 'FtcRedeemed', 'FtcExpired'] as const).find((each) => statuses.includes(each)) ?? null
  );
}

export type TicketName = { readonly firstName: string; readonly lastName: string };
/** What one traveler of a checkout pays to the one airline that issues all of its tickets, in minor units. */
export type AirlineTicket = TicketName & { readonly airline: string; readonly amountMinor: number };

const letters = (name: string): string => (romanize(name) ?? name.toUpperCase()).replaceAll(' ', '');
const spelled = ({ firstName, lastName }: TicketName): string => `${letters(lastName)}/${letters(firstName)}`;

/** Cents of these tickets that the credit may pay; 0 for another airline's, or another traveler's. */
export function payableMinor(
  credit: TicketName & {
    readonly airline: string;
    readonly nameRule: NameRule;
    readonly availableMinor: number;
  },
  tickets: readonly AirlineTicket[],
): number {
  const owed = tickets
    .filter(({ airline }) => airline === credit.airline)
    .filter((ticket) => credit.nameRule === 'anyTraveler' || spelled(ticket) === spelled(credit))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.min(owed, credit.availableMinor);
}

/** What becomes of the part that a canceled booking had spent: an airline doesn't begin its time anew. */
export const returnOfAirlineCredit = (credit: Aging, now: Instant): 'returned' | 'forfeited' =>
  credit.state === 'expired' || credit.state === 'void' || isOver(credit, now) ? 'forfeited' : 'returned';

export const isAirlineCredit = (sourceId: string): sourceId is AirlineCreditId => sourceId.startsWith('acr_');
