import { CHANGE_BLOCKS, type ChangeBlock } from '@sojourn/domain/booking/change-state.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import {
  EXCHANGE_CAUSES,
  EXCHANGE_SCREENS,
  type ExchangeAnswer,
  exchangeEntry,
  exchangePassenger,
} from './exchange-screen.ts';

const NOW = '2027-02-08T12:00:00.000Z' as Instant;
const OPEN = '2027-02-09T12:00:00.000Z' as Instant;
const OVER = '2027-02-08T11:00:00.000Z' as Instant;
const calm = {
  block: null,
  isWithAgent: false,
  answer: 'ok',
  voidUntil: null,
  changesBy: null,
  now: NOW,
} as const;
const nameOf = (entry: ReturnType<typeof exchangeEntry>) => `${entry.screen} ${entry.cause}`;

test.each<[ExchangeAnswer, afterWindow: string, inWindow: string]>([
  ['ok', 'GoToExchange null', 'TicketedVoidable VoidWindow'],
  ['unavailable', 'LoadFailed Outage', 'LoadFailed Outage'],
  ['NotFound', 'ItineraryNotFound NotFound', 'ItineraryNotFound NotFound'],
  ['LegacyTicket', 'ContactSupport LegacyTicket', 'LegacyTicketedVoidable LegacyTicket'],
  ['NotTicketed', 'IneligibleForExchange NotTicketed', 'IneligibleForExchange NotTicketed'],
  ['NotExchangeable', 'IneligibleForExchange NonExchangeable', 'TicketedVoidable VoidWindow'],
  ['AirlineControl', 'ContactAirline AirlineControl', 'ContactAirline AirlineControl'],
  ['Departed', 'IneligibleForExchange Departed', 'IneligibleForExchange Departed'],
  ['SeveralTickets', 'ContactSupport SeveralTickets', 'ContactSupport SeveralTickets'],
  ['InfantNeedsSeat', 'ContactSupport InfantNeedsSeat', 'ContactSupport InfantNeedsSeat'],
])('an airline that answers %s leads to %s, or within the void window to %s', (answer, after, within) => {
  expect(nameOf(exchangeEntry({ ...calm, answer }))).toBe(after);
  expect(nameOf(exchangeEntry({ ...calm, answer, voidUntil: OVER }))).toBe(after);
  expect(nameOf(exchangeEntry({ ...calm, answer, voidUntil: OPEN }))).toBe(within);
});

test('a fare that names who changes it leads there, and nobody is refused', () => {
  const closed = { ...calm, block: 'NonExchangeable' } as const;
  expect(nameOf(exchangeEntry({ ...closed, changesBy: 'airline' }))).toBe('ContactAirline ByAirline');
  expect(nameOf(exchangeEntry({ ...closed, changesBy: 'support' }))).toBe('ContactSupport BySupport');
  const withAgent = exchangeEntry({ ...closed, changesBy: 'support', isWithAgent: true });
  expect(nameOf(withAgent)).toBe('ChangeRequested BySupport');
  expect(nameOf(exchangeEntry({ ...closed, changesBy: 'airline', voidUntil: OPEN }))).toContain('Voidable');
});

test.each<[ChangeBlock, afterWindow: string, inWindow: string]>([
  ['BookingPending', 'IneligibleForExchange BookingPending', 'IneligibleForExchange BookingPending'],
  [
    'CancellationPending',
    'IneligibleForExchange CancellationPending',
    'IneligibleForExchange CancellationPending',
  ],
  ['ChangePending', 'ChangeRequested ChangePending', 'ChangeRequested ChangePending'],
  ['Canceled', 'IneligibleForExchange Canceled', 'IneligibleForExchange Canceled'],
  ['Departed', 'IneligibleForExchange Departed', 'IneligibleForExchange Departed'],
  ['NonExchangeable', 'IneligibleForExchange NonExchangeable', 'TicketedVoidable VoidWindow'],
])('a booking that is %s leads to %s, or within the void window to %s', (block, after, within) => {
  expect(nameOf(exchangeEntry({ ...calm, block }))).toBe(after);
  expect(nameOf(exchangeEntry({ ...calm, block, voidUntil: OPEN }))).toBe(within);
});

test('a person who has the request is waited for', () => {
  expect(nameOf(exchangeEntry({ ...calm, isWithAgent: true }))).toBe('ChangeRequested WithAgent');
  expect(nameOf(exchangeEntry({ ...calm, isWithAgent: true, block: 'Canceled' }))).toBe(
    'IneligibleForExchange Canceled',
  );
});

test('all 15 screens have one name, and every block is a cause', () => {
  expect(new Set(EXCHANGE_SCREENS).size).toBe(15);
  for (const block of CHANGE_BLOCKS) expect(EXCHANGE_CAUSES).toContain(block);
});

test.each([
  ['Adult', 'PrivateAdult', 'JCB'],
  ['Child', 'AgeChild', 'JNN'],
  ['LapInfant', 'PrivateLapInfant', 'JNF'],
  ['SeatedInfant', 'PrivateSeatedInfant', 'JNS'],
] as const)('%s travels as %s, %s', (type, exchangeType, code) => {
  const birthdate = '2020-01-01' as CalendarDate;
  expect(exchangePassenger(type, birthdate)).toEqual({ type: exchangeType, code });
});

test('a child whose birthday nobody can read is ageless', () => {
  expect(exchangePassenger('Child', null)).toEqual({ type: 'AgelessChild', code: 'JNN' });
});
