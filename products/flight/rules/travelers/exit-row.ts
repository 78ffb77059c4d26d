/**
 * Who may sit in an exit row: those who can open the door and help others out. The same on the page, which
 * shows the seat as unfit, and on the server, which refuses it.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { ageOn } from '@sojourn/domain/travelers/age.ts';
import type { AssistanceCode } from '@sojourn/domain/travelers/assistance.ts';
import { type PassengerCounts, typesOf } from './travelers.ts';

/** Whole years on the first day of travel. */
const EXIT_ROW_AGE = 15;

/** What keeps somebody from one: too young, a baby on the lap, or assistance that they asked for. */
export type ExitRowBar = 'age' | 'infant' | 'assistance';

/** As far as it is typed: without a date of birth an adult is taken for old enough. */
export type ExitRowTraveler = {
  readonly birthdate: CalendarDate | '';
  readonly specialAssistance: readonly AssistanceCode[];
};

/**
 * The first thing that bars one of the party from exit rows; undefined when nothing does. `index` counts in
 * the order of `typesOf`; the first adults hold the infants that travel on a lap.
 */
export function exitRowBar(
  party: PassengerCounts,
  index: number,
  traveler: ExitRowTraveler | undefined,
  firstDay: CalendarDate,
): ExitRowBar | undefined {
  const birthdate = traveler?.birthdate ?? '';
  const isYoung = birthdate !== '' && ageOn(birthdate, firstDay) < EXIT_ROW_AGE;
  if (isYoung || typesOf(party)[index] !== 'Adult') return 'age';
  if (index < party.lapInfants) return 'infant';
  // Every code of B §3 is of walking, seeing or hearing
  return traveler && traveler.specialAssistance.length > 0 ? 'assistance' : undefined;
}

export type UnfitSeat = {
  /** Among the chosen seats. */
  readonly choice: number;
  readonly traveler: number;
  readonly seat: string;
  readonly bar: ExitRowBar;
};

/** The chosen seats in exit rows that their travelers may not have; `exits`: which choices are in one. */
export const unfitSeats = (
  choices: readonly { readonly traveler: number; readonly seat: string }[],
  exits: readonly number[],
  party: PassengerCounts,
  travelers: readonly ExitRowTraveler[],
  firstDay: CalendarDate,
): UnfitSeat[] =>
  exits.flatMap((choice) => {
    const { traveler, seat } = itemAt(choices, choice);
    const bar = exitRowBar(party, traveler, travelers[traveler], firstDay);
    return bar ? [{ choice, traveler, seat, bar }] : [];
  });
