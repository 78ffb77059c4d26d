/** Which pins show their price and which are dots: by rank, as long as no pill covers another. */
export type PinPoint = {
  readonly stayId: string;
  /** On the map's canvas, in pixels. */
  readonly x: number;
  readonly y: number;
};

const PILL = { width: 66, height: 32 };

/**
 * The ids that get a price pill. `points` come best first; those in `always` (chosen, pointed at) go before
 * all. Points outside the canvas are left out: they are placed when they come in.
 */
export function pricedPins(
  points: readonly PinPoint[],
  size: { readonly width: number; readonly height: number },
  always: ReadonlySet<string>,
): ReadonlySet<string> {
  const cells = new Map<string, PinPoint[]>();
  const cellOf = ({ x, y }: PinPoint) => [Math.floor(x / PILL.width), Math.floor(y / PILL.height)] as const;
  const isFree = (point: PinPoint): boolean => {
    const [column, row] = cellOf(point);
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        const covers = (other: PinPoint) =>
          Math.abs(other.x - point.x) < PILL.width && Math.abs(other.y - point.y) < PILL.height;
        if (cells.get(`${c},${r}`)?.some(covers)) return false;
      }
    }
    return true;
  };
  const isInside = ({ x, y }: PinPoint) => x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  const priced = new Set<string>();
  const place = (point: PinPoint) => {
    const key = cellOf(point).join(',');
    cells.set(key, [...(cells.get(key) ?? []), point]);
    priced.add(point.stayId);
  };
  for (const point of points) if (always.has(point.stayId)) place(point);
  for (const point of points) {
    if (!priced.has(point.stayId) && isInside(point) && isFree(point)) place(point);
  }
  return priced;
}
