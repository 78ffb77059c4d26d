/** One answer from several sellers' answers to the same question: best first, counts added up. */
import { type Money, money } from '@sojourn/domain/money.ts';
import type { CarSearchPage } from '#car/wire/car-search.ts';
import type { CarAnswer } from '../supplier.ts';

type Counted = { readonly value: unknown; readonly count: number; readonly from: Money | null };
type Facets = CarAnswer['facets'];

const lower = (a: Money | null, b: Money | null): Money | null =>
  a === null || (b !== null && b.amountMinor < a.amountMinor) ? b : a;

/** Adds up the counts of the same value, in the order in which values are first met. */
function addUp<Entry extends Counted>(lists: readonly (readonly Entry[])[]): Entry[] {
  const sums = new Map<unknown, Entry>();
  for (const entry of lists.flat()) {
    const known = sums.get(entry.value);
    const sum = known && { ...known, count: known.count + entry.count, from: lower(known.from, entry.from) };
    sums.set(entry.value, sum ?? entry);
  }
  return [...sums.values()];
}

function mergeFacets(parts: readonly Facets[]): Facets {
  const sum = (of: (facets: Facets) => number): number => parts.reduce((all, part) => all + of(part), 0);
  return {
    groups: addUp(parts.map(({ groups }) => groups)),
    companies: addUp(parts.map(({ companies }) => companies)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    seats: addUp(parts.map(({ seats }) => seats)),
    transmissions: addUp(parts.map(({ transmissions }) => transmissions)),
    fuels: addUp(parts.map(({ fuels }) => fuels)),
    payWays: addUp(parts.map(({ payWays }) => payWays)),
    points: addUp(parts.map(({ points }) => points)),
    freeCancellation: sum(({ freeCancellation }) => freeCancellation),
    unlimitedMileage: sum(({ unlimitedMileage }) => unlimitedMileage),
    openWhenYouLand: sum(({ openWhenYouLand }) => openWhenYouLand),
    inPolicy: sum(({ inPolicy }) => inPolicy),
  };
}

type MergedCars = Omit<CarSearchPage, 'type' | 'suppliers' | 'box'>;

/** Desks are those of the offers of this page and of all pins. */
export function mergeAnswers(answers: readonly CarAnswer[], offset: number, limit: number): MergedCars {
  const sum = (of: (answer: CarAnswer) => number): number =>
    answers.reduce((all, answer) => all + of(answer), 0);
  const ranked = answers.flatMap(({ offers }) => offers).sort((a, b) => a.rank - b.rank);
  const offers = ranked.slice(offset, offset + limit).map(({ offer }) => offer);
  const pins = answers.flatMap((answer) => answer.pins);
  const named = new Set([
    ...pins.map(({ deskId }) => deskId),
    ...offers.flatMap(({ pickUpDesk, dropOffDesk }) => [pickUpDesk, dropOffDesk]),
  ]);
  const desks = new Map(
    answers.flatMap((answer) => answer.desks.map((desk) => [desk.deskId, desk] as const)),
  );
  const lowest = answers.flatMap(({ lowestMinor }) => lowestMinor ?? []);
  return {
    days: Math.max(0, ...answers.map(({ days }) => days)),
    total: sum(({ total }) => total),
    hiddenByFilters: sum(({ hiddenByFilters }) => hiddenByFilters),
    soldOut: sum(({ soldOut }) => soldOut),
    closed: sum(({ closed }) => closed),
    notForDriver: sum(({ notForDriver }) => notForDriver),
    lowest: lowest.length === 0 ? null : money(Math.min(...lowest)),
    offers,
    desks: [...named].flatMap((id) => desks.get(id) ?? []),
    pins,
    facets: mergeFacets(answers.map(({ facets }) => facets)),
  };
}
