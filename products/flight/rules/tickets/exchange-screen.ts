/**
 * Which of the exchange flow's screens (B §2) a trip is at when somebody wants to change it, and why. Pure;
 * travelers and agents see the same.
 */
import type { ChangeBlock } from '@sojourn/domain/booking/change-state.ts';
import { type CalendarDate, type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { type PassengerType, PRIVATE_PASSENGER_CODES } from '../travelers/travelers.ts';

export const EXCHANGE_SCREENS = [
  'ChangeAirports',
  'ChangeDateTime',
  'ChangeFailed',
  'ChangeRequested',
  'ContactAirline',
  'ContactSupport',
  'GoToExchange',
  'IneligibleForExchange',
  'ItineraryNotFound',
  'LoadFailed',
  'Loading',
  'SliceSelection',
  'TicketedVoidable',
  'TooManyAttempts',
  'LegacyTicketedVoidable',
] as const;
export type ExchangeScreen = (typeof EXCHANGE_SCREENS)[number];

/** Why a screen is shown. */
export const EXCHANGE_CAUSES = [
  'BookingPending',
  'CancellationPending',
  'ChangePending',
  'WithAgent',
  'Canceled',
  'Departed',
  'NonExchangeable',
  'NotTicketed',
  'AirlineControl',
  'SeveralTickets',
  'LegacyTicket',
  'InfantNeedsSeat',
  'NotFound',
  'Outage',
  'VoidWindow',
  /** The fare names who changes it. */
  'ByAirline',
  'BySupport',
] as const;
export type ExchangeCause = (typeof EXCHANGE_CAUSES)[number];

/** What the supplier answered to the question whether the trip can be exchanged. */
export type ExchangeAnswer =
  | 'ok'
  | 'unavailable'
  | 'NotFound'
  | 'LegacyTicket'
  | 'NotTicketed'
  | 'NotExchangeable'
  | 'AirlineControl'
  | 'Departed'
  | 'SeveralTickets'
  | 'InfantNeedsSeat';

type ExchangeFacts = {
  readonly block: ChangeBlock | null;
  /** A person is making a change. */
  readonly isWithAgent: boolean;
  readonly answer: ExchangeAnswer;
  /** Until then the tickets are taken back for nothing; null when that's over. */
  readonly voidUntil: Instant | null;
  /** Who changes it where it isn't changed here; null where it is. */
  readonly changesBy: 'airline' | 'support' | null;
  readonly now: Instant;
};
type ExchangeEntry = { readonly screen: ExchangeScreen; readonly cause: ExchangeCause | null };

export function exchangeEntry(facts: ExchangeFacts): ExchangeEntry {
  const { block, isWithAgent, answer, voidUntil, changesBy, now } = facts;
  if (block === 'ChangePending') return { screen: 'ChangeRequested', cause: block };
  const isVoidable = voidUntil !== null && isBefore(now, voidUntil);
  // Nothing is kept within the window, whatever the fare
  if (block === 'NonExchangeable' && isVoidable) return { screen: 'TicketedVoidable', cause: 'VoidWindow' };
  if (block === 'NonExchangeable' && changesBy)
    return changesBy === 'airline'
      ? { screen: 'ContactAirline', cause: 'ByAirline' }
      : { screen: isWithAgent ? 'ChangeRequested' : 'ContactSupport', cause: 'BySupport' };
  if (block) return { screen: 'IneligibleForExchange', cause: block };
  if (isWithAgent) return { screen: 'ChangeRequested', cause: 'WithAgent' };
  return answered(answer, isVoidable);
}

function answered(answer: ExchangeAnswer, isVoidable: boolean): ExchangeEntry {
  switch (answer) {
    case 'ok':
      return isVoidable
        ? { screen: 'TicketedVoidable', cause: 'VoidWindow' }
        : { screen: 'GoToExchange', cause: null };
    case 'unavailable':
      return { screen: 'LoadFailed', cause: 'Outage' };
    case 'NotFound':
      return { screen: 'ItineraryNotFound', cause: 'NotFound' };
    case 'LegacyTicket':
      return { screen: isVoidable ? 'LegacyTicketedVoidable' : 'ContactSupport', cause: 'LegacyTicket' };
    case 'AirlineControl':
      return { screen: 'ContactAirline', cause: 'AirlineControl' };
    case 'SeveralTickets':
    case 'InfantNeedsSeat':
      return { screen: 'ContactSupport', cause: answer };
    case 'NotTicketed':
    case 'Departed':
      return { screen: 'IneligibleForExchange', cause: answer };
    case 'NotExchangeable':
      return isVoidable
        ? { screen: 'TicketedVoidable', cause: 'VoidWindow' }
        : { screen: 'IneligibleForExchange', cause: 'NonExchangeable' };
  }
}

/** B §3: passenger types beyond the four, which exchanges use. */
export const EXCHANGE_PASSENGER_TYPES = [
  'PrivateAdult',
  'AgeChild',
  'AgelessChild',
  'PrivateLapInfant',
  'PrivateSeatedInfant',
] as const;
type ExchangePassengerType = (typeof EXCHANGE_PASSENGER_TYPES)[number];

/** How a traveler is named on the exchange path; `birthdate`: null where nobody can read it any more. */
export function exchangePassenger(
  type: PassengerType,
  birthdate: CalendarDate | null,
): { readonly type: ExchangePassengerType; readonly code: string } {
  const code = PRIVATE_PASSENGER_CODES[type];
  switch (type) {
    case 'Adult':
      return { type: 'PrivateAdult', code };
    case 'Child':
      return { type: birthdate === null ? 'AgelessChild' : 'AgeChild', code };
    case 'LapInfant':
      return { type: 'PrivateLapInfant', code };
    case 'SeatedInfant':
      return { type: 'PrivateSeatedInfant', code };
  }
}
