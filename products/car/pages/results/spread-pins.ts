/** Places pins so that none covers another or leaves the map. Pure; pixels, positions are middles. */
export type Pin = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
/** From `left` to `width`: what's left of it is covered. */
export type Area = { readonly left: number; readonly width: number; readonly height: number };

const GAP = 4;
const STEP = { x: 11, y: 17 } as const;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

const isClear = (pin: Pin, other: Pin): boolean =>
  Math.abs(pin.x - other.x) >= (pin.width + other.width) / 2 + GAP ||
  Math.abs(pin.y - other.y) >= (pin.height + other.height) / 2 + GAP;

type Way = { readonly x: number; readonly y: number };

/** Ways from a pin's own place, the shortest first; up or down counts more, as the strip is wide and low. */
function waysWithin({ width, height }: Area): Way[] {
  const ways: Way[] = [];
  for (let x = -width; x <= width; x += STEP.x)
    for (let y = -height; y <= height; y += STEP.y) ways.push({ x, y });
  const cost = ({ x, y }: Way): number => Math.abs(x) + 1.8 * Math.abs(y);
  return [{ x: 0, y: 0 }, ...ways.sort((a, b) => cost(a) - cost(b))];
}

/** New middles in the order of `pins`, which also take their places in it; those in `fixed` stay. */
export function spreadPins(pins: readonly Pin[], fixed: readonly Pin[], area: Area): Pin[] {
  const inside = (pin: Pin): Pin => ({
    ...pin,
    x: clamp(pin.x, area.left + pin.width / 2, area.width - pin.width / 2),
    y: clamp(pin.y, pin.height / 2, area.height - pin.height / 2),
  });
  const taken = [...fixed];
  let ways: Way[] | undefined;
  for (const wanted of pins) {
    const pin = inside(wanted);
    const isFree = (at: Pin): boolean => taken.every((other) => isClear(at, other));
    ways ??= waysWithin(area);
    const placeAt = ({ x, y }: Way): Pin => inside({ ...pin, x: pin.x + x, y: pin.y + y });
    const way = isFree(pin) ? undefined : ways.find((each) => isFree(placeAt(each)));
    taken.push(way ? placeAt(way) : pin);
  }
  return taken.slice(fixed.length);
}
