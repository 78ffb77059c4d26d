/** The numbers of tickets: three digits of the airline and ten of its own. */
import { TICKET_PREFIXES } from '../data/ticket-prefixes.ts';
import { wordsOf } from './read-table.ts';

const PREFIXES = new Map(wordsOf(TICKET_PREFIXES).map((word) => word.split('=') as [string, string]));

/** Null for an airline without tickets. */
export const ticketPrefix = (airline: string): string | null => PREFIXES.get(airline) ?? null;

/** `serial`: ten digits that no other ticket of the airline has. */
export const documentNumber = (prefix: string, serial: number): string =>
  `${prefix}-${String(serial).padStart(10, '0')}`;
