/**
 * How long a change of planes must at least take. Border crossings, bags and separate tickets each add time.
 */
export const AIRPORT_KINDS = ['small', 'medium', 'large', 'mega'] as const;
export type AirportKind = (typeof AIRPORT_KINDS)[number];

/** A wait longer than this is a stopover, not a connection. */
export const LAYOVER_MAX_MINUTES = 360;

type Change = {
  readonly airport: AirportKind;
  /** Whether the flight in, and the flight out, cross a border that checks passports. */
  readonly arrivesOverBorder: boolean;
  readonly departsOverBorder: boolean;
  /** The country makes everyone collect bags at the first airport (as the United States and Canada do). */
  readonly claimsBagsOnEntry: boolean;
  /**
   * Two tickets: bags are collected and checked in again, nobody waits and nobody pays for a missed flight.
   */
  readonly selfTransfer: boolean;
};

/** Minutes inside one border area, by kind of airport. */
const INSIDE: Readonly<Record<AirportKind, number>> = { small: 30, medium: 35, large: 45, mega: 55 };
/** Added when the flight in crosses a border, when the flight out does, and when both do. */
const ARRIVING = 35;
const DEPARTING = 15;
const BOTH = 20;
const BAG_CLAIM = 25;
/** Added to a self transfer, which is never shorter than these. */
const SELF_ADDED = 60;
const SELF_LEAST = 120;
const SELF_LEAST_OVER_BORDER = 180;

/** Minutes between arrival and departure; a connection of fewer is never offered. */
export function minimumConnection(change: Change): number {
  const { arrivesOverBorder, departsOverBorder } = change;
  let minutes = INSIDE[change.airport];
  if (arrivesOverBorder && departsOverBorder) minutes += change.claimsBagsOnEntry ? ARRIVING : BOTH;
  else if (arrivesOverBorder) minutes += ARRIVING;
  else if (departsOverBorder) minutes += DEPARTING;
  if (arrivesOverBorder && change.claimsBagsOnEntry) minutes += BAG_CLAIM;
  if (!change.selfTransfer) return minutes;
  const least = arrivesOverBorder || departsOverBorder ? SELF_LEAST_OVER_BORDER : SELF_LEAST;
  return Math.max(least, minutes + SELF_ADDED);
}
