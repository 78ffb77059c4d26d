/** Which pins come first: they get their prices first, and the view fits them. */
type Ranked = { readonly stayId: string; readonly collection: string };

/** How many of the list's first stays are looked for on the map. */
const FIRST = 10;
/** How many pins the view of a search fits. */
export const FITTED = 16;

/** The list's first stays, then those of the collections, then the rest, each in the order given. */
export function orderPins<Pin extends Ranked>(
  pins: readonly Pin[],
  listed: readonly string[],
): readonly Pin[] {
  const rank = new Map(listed.slice(0, FIRST).map((stayId, at) => [stayId, at]));
  const rankOf = (pin: Pin): number =>
    rank.get(pin.stayId) ?? (pin.collection === 'NoCollection' ? FIRST + 1 : FIRST);
  return pins.toSorted((a, b) => rankOf(a) - rankOf(b));
}
