/** What of a flight checkout does not go together, by what is typed so far and what is booked besides. */
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import type { Besides } from '@sojourn/server/modules/selling/checkouts/product.ts';
import type { FindingTraveler } from '#flight/rules/findings/trip-finding.ts';
import { findTripConflicts } from '#flight/rules/findings/trip-findings.ts';
import type { TripFinding } from '#flight/wire/flight-search.ts';
import type { FlightCheckoutRow, FlightDeps } from '../sale.ts';
import { unfitSeatsOf } from './exit-seats.ts';

type Row = Pick<FlightCheckoutRow, 'draft' | 'quote'>;

/** The gravest first; a trip that is booked already before everything. */
export async function findingsOf(
  { borderAreaOf }: Pick<FlightDeps, 'borderAreaOf'>,
  row: Row,
  besides: Besides,
): Promise<TripFinding[]> {
  const { flight } = row.quote.offer;
  const [duplicate, plans] = await Promise.all([besides.duplicate(), besides.plans()]);
  const found = findTripConflicts({
    slices: flight.slices,
    needsPassport: flight.needsPassport,
    borderAreaOf,
    cityPlaces: flight.cityPlaces,
    travelers: row.draft.travelers.map(travelerOf),
    // The same trip is listed once
    plans: plans.filter(({ tripId }) => tripId !== duplicate),
  });
  const others = found.map(({ kind, severity, slice, facts }) => ({
    kind,
    severity,
    slice,
    facts: { ...facts },
  }));
  const all = [...exitRowFindings(row), ...others];
  if (duplicate === null) return all;
  return [{ kind: 'duplicateBooking', severity: 'warn', slice: null, facts: { tripId: duplicate } }, ...all];
}

/** A seat in an exit row can turn out unfit only once its traveler is entered. */
const exitRowFindings = (row: Row): TripFinding[] =>
  unfitSeatsOf(row.quote, row.draft).map(({ choice, traveler, seat, bar }) => {
    const { firstName = '', lastName = '' } = row.draft.travelers[traveler] ?? {};
    const { slice } = itemAt(row.quote.request.extras.seats, choice);
    const name = `${firstName} ${lastName}`.trim();
    const facts = { name, named: name ? 'yes' : 'no', number: traveler + 1, seat, bar };
    return { kind: 'exitRow', severity: 'stop', slice, facts };
  });

const travelerOf = ({ type, birthdate, passport, ...names }: TravelerDraft): FindingTraveler => ({
  type,
  firstName: names.firstName,
  middleName: names.middleName,
  lastName: names.lastName,
  birthdate: birthdate || null,
  passport: passport.expires ? { country: passport.country, expires: passport.expires } : null,
  nameOnPassport: null,
});
