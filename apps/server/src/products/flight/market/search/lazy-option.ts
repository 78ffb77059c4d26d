import type { FlightOption } from '@sojourn/contract/products/flight/flight-search.ts';

/**
 * Options are dear to make and few of the `top` are shown: each is made when it is read. A class, as a getter
 * of an object's own would keep all that it was made from until the next large collection of garbage.
 */
export class LazyOption {
  readonly rank: number;
  readonly #make: () => FlightOption;
  #made: FlightOption | undefined;
  constructor(rank: number, make: () => FlightOption) {
    this.rank = rank;
    this.#make = make;
  }
  get option(): FlightOption {
    this.#made ??= this.#make();
    return this.#made;
  }
}
