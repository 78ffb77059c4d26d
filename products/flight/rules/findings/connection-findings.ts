/** What may go wrong between two flights of a trip: inside a slice, and from one slice to the next. */
import { itemAt, last } from '@sojourn/domain/present.ts';
import { minimumConnection } from './connections.ts';
import {
  areaOf,
  type FindingSlice,
  firstOf,
  isSameCity,
  lastOf,
  minutesBetween,
  type TripFacts,
  type TripFinding,
} from './trip-finding.ts';

/** A self transfer with less than this beyond its minimum is tight. */
const SELF_TRANSFER_SPARE_MINUTES = 30;
/** Within a day nobody means to change cities between two slices. */
const SAME_JOURNEY_MINUTES = 24 * 60;

/** Whether everybody who travels enters the country of the transfer as at home. */
function isAtHome(trip: TripFacts, area: string): boolean {
  const { travelers = [] } = trip;
  return (
    travelers.length > 0 &&
    travelers.every(
      ({ passport }) =>
        passport !== null &&
        areaOf(trip, { locationCode: '', city: '', countryCode: passport.country }) === area,
    )
  );
}

/**
 * A traveler who changes planes on two tickets enters the country in between, even where others stay airside.
 * False when the slice ends in that area anyway.
 */
function entersCountry(trip: TripFacts, { segments, layovers }: FindingSlice, index: number): boolean {
  const area = areaOf(trip, itemAt(layovers, index).airport);
  return (
    areaOf(trip, itemAt(segments, index).origin) !== area &&
    areaOf(trip, last(segments).destination) !== area &&
    !isAtHome(trip, area)
  );
}

export function layoverFindings(trip: TripFacts): TripFinding[] {
  return trip.slices.flatMap((each, slice) =>
    each.layovers.flatMap((layover, index) => {
      const { airport, stopoverDurationMinutes: minutes, minimumMinutes, isOvernight } = layover;
      const facts = { airport: airport.locationCode, city: airport.city, minutes };
      const findings: TripFinding[] = [];
      if (layover.isSelfTransferLayover) {
        const isTight = minutes < minimumMinutes + SELF_TRANSFER_SPARE_MINUTES;
        findings.push({
          kind: isTight ? 'tightSelfTransfer' : 'selfTransfer',
          severity: minutes < minimumMinutes ? 'stop' : 'warn',
          slice,
          facts: { ...facts, minimumMinutes },
        });
        if (entersCountry(trip, each, index))
          findings.push({
            kind: 'visaAtTransfer',
            severity: 'warn',
            slice,
            facts: { ...facts, countryCode: airport.countryCode },
          });
      }
      if (isOvernight) findings.push({ kind: 'overnightLayover', severity: 'info', slice, facts });
      return findings;
    }),
  );
}

/** What a change from one slice to the next needs, at an airport of any size. */
function minutesNeeded(trip: TripFacts, before: FindingSlice, after: FindingSlice): number {
  const [landed, leaves] = [lastOf(before), firstOf(after)];
  return minimumConnection({
    airport: 'mega',
    arrivesOverBorder: areaOf(trip, landed.origin) !== areaOf(trip, landed.destination),
    departsOverBorder: areaOf(trip, leaves.origin) !== areaOf(trip, leaves.destination),
    claimsBagsOnEntry: false,
    selfTransfer: before.ticketNos.at(-1) !== after.ticketNos[0],
  });
}

function betweenFinding(trip: TripFacts, slice: number): TripFinding | undefined {
  const [before, after] = [itemAt(trip.slices, slice - 1), itemAt(trip.slices, slice)];
  const [landed, leaves] = [lastOf(before), firstOf(after)];
  const minutes = minutesBetween(landed.scheduledArrivalTime, leaves.scheduledDepartureTime);
  const facts = {
    from: landed.destination.locationCode,
    fromCity: landed.destination.city,
    to: leaves.origin.locationCode,
    toCity: leaves.origin.city,
    arrivesLocal: landed.zonedArrivalTime,
    departsLocal: leaves.zonedDepartureTime,
    minutes,
  };
  if (minutes < 0) return { kind: 'overlap', severity: 'stop', slice, facts };
  if (landed.destination.locationCode === leaves.origin.locationCode) {
    const minimumMinutes = minutesNeeded(trip, before, after);
    if (minutes >= minimumMinutes) return undefined;
    return { kind: 'tightBetweenFlights', severity: 'warn', slice, facts: { ...facts, minimumMinutes } };
  }
  const isSoon = minutes < SAME_JOURNEY_MINUTES;
  // Days later somewhere else is an open jaw, and meant
  if (!isSoon && !isSameCity(landed.destination, leaves.origin)) return undefined;
  return { kind: 'otherAirport', severity: isSoon ? 'warn' : 'info', slice, facts };
}

export const betweenFindings = (trip: TripFacts): TripFinding[] =>
  trip.slices.slice(1).flatMap((_, index) => betweenFinding(trip, index + 1) ?? []);
