/** The terminal that an airline uses at an airport: the true one where we know it, else always the same. */
import { mix } from '@sojourn/domain/mix.ts';
import { TERMINALS } from '../../data/terminals.ts';
import { fieldsOf, linesOf, wordsOf } from '../read-table.ts';
import type { FlightWorld } from '../schedule.ts';

type AirportTerminals = { readonly all: readonly string[]; readonly of: ReadonlyMap<string, string> };

function readTerminals(): Map<string, AirportTerminals> {
  const rows = linesOf(TERMINALS).map((line): [string, AirportTerminals] => {
    const [airport, all, airlines] = fieldsOf(line, 3);
    const of = wordsOf(airlines!).map((word) => word.split('=') as [string, string]);
    return [airport!, { all: all === '-' ? [] : wordsOf(all!), of: new Map(of) }];
  });
  return new Map(rows);
}

const TABLE = readTerminals();

/**
 * Null where an airport has one terminal or we know of none. Flights into the country and within it may in
 * truth use several; an airline here has one.
 */
export function terminalOf({ airports, airlines }: FlightWorld, airport: number, airline: number) {
  const terminals = TABLE.get(airports[airport]!.code);
  if (!terminals || terminals.all.length < 2) return null;
  const known = terminals.of.get(airlines[airline]!.code);
  return known ?? terminals.all[mix(airport, airline) % terminals.all.length]!;
}
