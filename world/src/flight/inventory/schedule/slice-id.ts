/**
 * The name of a slice, `TP216.2027-04-14.BOS.LIS~…`: each flight with its local date and its ends. It is read
 * back by the schedule of the day, so what is no longer scheduled has no reading.
 */
import { type CalendarDate, dayNumber, parseDate } from '@sojourn/domain/dates.ts';
import { LAYOVER_MAX_MINUTES } from '@sojourn/products/flight/rules/findings/connections.ts';
import type { FlightDays } from '../fares/fare-days.ts';
import { type Leg, legList } from '../fares/ticket-fare.ts';
import { emptyLegs, type Legs } from '../search/enumerate.ts';
import { flightKey, type Network } from './network.ts';
import { instantOf } from './places/zones.ts';
import type { FlightWorld } from './schedule.ts';
import { dayText } from './time-text.ts';

type Named = Pick<FlightWorld, 'network' | 'airports' | 'airlines' | 'airlineIndex'>;

/** `TP216` and `BOS.LIS`. */
function partsOf({ network, airports, airlines }: Named, row: number): [flight: string, ends: string] {
  const edge = network.edgeOf[row]!;
  const [from, to] = [airports[network.edgeFrom[edge]!]!, airports[network.edgeTo[edge]!]!];
  return [`${airlines[network.airline[row]!]!.code}${network.number[row]}`, `${from.code}.${to.code}`];
}

/** `TP216.BOS.LIS`: a flight on whatever day. */
export const flightName = (world: Named, row: number): string => partsOf(world, row).join('.');

/** The flight of a name, or undefined. */
export function rowOfFlight(world: Named, name: string): number | undefined {
  const match = /^([A-Z0-9]{2})(\d{1,4})\.[A-Z]{3}\.[A-Z]{3}$/.exec(name);
  const airline = match && world.airlineIndex.get(match[1]!);
  if (!match || airline == null) return undefined;
  const rows = world.network.rowByNumber.get(flightKey(airline, Number(match[2])));
  return rows?.find((row) => flightName(world, row) === name);
}

export function sliceIdOf(world: Named, days: FlightDays, legs: Legs): string {
  return legList(legs)
    .map(({ row, day }) => {
      const [flight, ends] = partsOf(world, row);
      return `${flight}.${dayText(days.firstDay + day)}.${ends}`;
    })
    .join('~');
}

/** The local date on which a slice leaves. */
export const localDayOf = (days: FlightDays, { day0 }: Legs): CalendarDate => dayText(days.firstDay + day0);

function legOf(world: Named, days: FlightDays, text: string): Leg | undefined {
  const [flight, dateText, from, to] = text.split('.');
  const date = parseDate(dateText ?? '');
  const row = rowOfFlight(world, `${flight}.${from}.${to}`);
  if (date === undefined || row === undefined) return undefined;
  const { network } = world;
  const day = dayNumber(date) - days.firstDay;
  const bits = days.bits[day];
  if (bits === undefined || (network.pattern[row]! & bits) !== bits) return undefined;
  const zone = network.zone[network.edgeFrom[network.edgeOf[row]!]!]!;
  const departs = instantOf(days, zone * days.count + day, network.departs[row]!);
  return { row, day, departs, arrives: departs + network.block[row]! };
}

/** Whether one flight can be reached from the one before: the same airport, in time, and not too late. */
function connects(network: Network, before: Leg, after: Leg): boolean {
  const [into, out] = [network.edgeOf[before.row]!, network.edgeOf[after.row]!];
  const at = network.edgeFrom[out]!;
  if (network.edgeTo[into] !== at) return false;
  const waits = after.departs - before.arrives;
  const shares =
    network.airlines.ticketing[
      network.airline[before.row]! * network.airlines.count + network.airline[after.row]!
    ];
  return waits <= LAYOVER_MAX_MINUTES && waits >= changeMinutes(network, before.row, after.row, shares === 0);
}

/** The least minutes between two flights at the airport where planes are changed. */
export function changeMinutes(network: Network, before: number, after: number, isSelf: boolean): number {
  const [into, out] = [network.edgeOf[before]!, network.edgeOf[after]!];
  const crosses = network.edgeCrosses[into]! * 4 + network.edgeCrosses[out]! * 2;
  return network.change[network.edgeFrom[out]! * 8 + crosses + (isSelf ? 1 : 0)]!;
}

/** Undefined for what is not scheduled, does not connect, or is no slice. */
export function legsOfSliceId(world: Named, days: FlightDays, sliceId: string): Legs | undefined {
  const texts = sliceId.split('~');
  if (texts.length > 3) return undefined;
  const list = texts.map((text) => legOf(world, days, text));
  const legs = emptyLegs();
  for (const [index, leg] of list.entries()) {
    const before = list[index - 1];
    if (leg === undefined || (before && !connects(world.network, before, leg))) return undefined;
    const place = index as 0 | 1 | 2;
    legs[`row${place}`] = leg.row;
    legs[`day${place}`] = leg.day;
    legs[`depart${place}`] = leg.departs;
    legs[`arrive${place}`] = leg.arrives;
    legs.stops = index;
  }
  return legs;
}
