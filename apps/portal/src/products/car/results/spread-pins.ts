/** Moves pins apart until none covers another or leaves the map. Pure; pixels, positions are middles. */
export type Pin = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
/** From `left` to `width`: what's left of it is covered. */
export type Area = { readonly left: number; readonly width: number; readonly height: number };

const ROUNDS = 80;
const GAP = 4;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

type Push = { readonly x: number; readonly y: number };

/** The shortest way for `pin` out of `other`; pins at one point part by their order. */
function pushOut(pin: Pin, other: Pin, isLater: boolean): Push | undefined {
  const dx = pin.x - other.x;
  const dy = pin.y - other.y;
  const overX = (pin.width + other.width) / 2 + GAP - Math.abs(dx);
  const overY = (pin.height + other.height) / 2 + GAP - Math.abs(dy);
  if (overX <= 0 || overY <= 0) return undefined;
  const sign = (delta: number) => (delta === 0 ? (isLater ? 1 : -1) : Math.sign(delta));
  return overY <= overX ? { x: 0, y: sign(dy) * overY } : { x: sign(dx) * overX, y: 0 };
}

/** New middles in the order of `pins`; those in `fixed` stay where they are. */
export function spreadPins(pins: readonly Pin[], fixed: readonly Pin[], area: Area): Pin[] {
  const inside = (pin: Pin): Pin => ({
    ...pin,
    x: clamp(pin.x, area.left + pin.width / 2, area.width - pin.width / 2),
    y: clamp(pin.y, pin.height / 2, area.height - pin.height / 2),
  });
  const spread = pins.map(inside);
  for (let round = 0; round < ROUNDS; round++) {
    let hasMoved = false;
    for (const [at, before] of spread.entries()) {
      let pin = before;
      for (const [nth, other] of [...spread, ...fixed].entries()) {
        if (nth === at) continue;
        const push = pushOut(pin, other, at > nth);
        if (push) pin = inside({ ...pin, x: pin.x + push.x, y: pin.y + push.y });
      }
      hasMoved ||= pin.x !== before.x || pin.y !== before.y;
      spread[at] = pin;
    }
    if (!hasMoved) break;
  }
  return spread;
}
