/**
 * The whole-trip check before paying: what of the chosen flights, of those who travel and of what else is
 * booked does not go together. Pure; the review asks it without travelers, the checkout with them.
 */
import { betweenFindings, layoverFindings } from './connection-findings.ts';
import { planFindings } from './plan-findings.ts';
import { travelerFindings } from './traveler-findings.ts';
import { FINDING_SEVERITIES, type TripFacts, type TripFinding } from './trip-finding.ts';

const weight = ({ severity }: TripFinding): number => FINDING_SEVERITIES.indexOf(severity);

/** The gravest first, then in the order of the slices; those of the whole trip last. */
export function findTripConflicts(trip: TripFacts): TripFinding[] {
  if (trip.slices.length === 0) return [];
  const findings = [
    ...betweenFindings(trip),
    ...layoverFindings(trip),
    ...travelerFindings(trip),
    ...planFindings(trip),
  ];
  return findings.toSorted(
    (a, b) => weight(a) - weight(b) || (a.slice ?? trip.slices.length) - (b.slice ?? trip.slices.length),
  );
}
