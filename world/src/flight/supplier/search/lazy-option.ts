import type { FoundFlight } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightRow } from '@sojourn/products/flight/wire/flight-row.ts';
import type { FlightOption } from '@sojourn/products/flight/wire/flight-search.ts';

type Making = { readonly row: () => FlightRow; readonly option: () => FlightOption };

/**
 * Most of the `top` found are not shown, and few are opened: row and option are each made when they're read.
 * A class, as a getter of an object's own would keep all that it was made from until the next large
 * collection of garbage.
 */
export class LazyOption implements FoundFlight {
  readonly rank: number;
  readonly points: number;
  readonly #make: Making;
  #row: FlightRow | undefined;
  #option: FlightOption | undefined;
  constructor(rank: number, points: number, make: Making) {
    this.rank = rank;
    this.points = points;
    this.#make = make;
  }
  get row(): FlightRow {
    this.#row ??= this.#make.row();
    return this.#row;
  }
  get option(): FlightOption {
    this.#option ??= this.#make.option();
    return this.#option;
  }
}
