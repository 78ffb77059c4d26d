/** Whether a party and its bags go into a vehicle: asked at search, so that nobody learns it at checkout. */

/** Bags by how much room they take. `oversize`: golf bags, skis, pushchairs. */
export type Bags = { readonly cases: number; readonly handBags: number; readonly oversize: number };

export type Vehicle = {
  readonly seats: number;
  readonly cases: number;
  readonly handBags: number;
  readonly oversize: number;
  readonly wheelchairs: number;
};

export type Riders = {
  readonly people: number;
  readonly bags: Bags;
  /** People who stay in their wheelchair. */
  readonly wheelchairs: number;
};

/** The usual rule of operators: a case and a hand bag each. */
export const usualBags = (people: number): Bags => ({ cases: people, handBags: people, oversize: 0 });

/** What doesn't fit, worst first; empty when all does. */
export function tooMuchFor(vehicle: Vehicle, { people, bags, wheelchairs }: Riders): (keyof Vehicle)[] {
  // Hand bags go where cases don't
  const spareCases = Math.max(0, vehicle.cases - bags.cases);
  const problems: (keyof Vehicle)[] = [];
  if (people - wheelchairs > vehicle.seats) problems.push('seats');
  if (wheelchairs > vehicle.wheelchairs) problems.push('wheelchairs');
  if (bags.cases > vehicle.cases) problems.push('cases');
  if (bags.oversize > vehicle.oversize) problems.push('oversize');
  if (bags.handBags > vehicle.handBags + spareCases) problems.push('handBags');
  return problems;
}
