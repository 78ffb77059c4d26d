/** Which pins show their price and which are dots: by rank, as long as no pill covers another. */
export type PinPoint = {
  readonly id: string;
  /** On the map's canvas, in pixels. */
  readonly x: number;
  readonly y: number;
};

const HEIGHT = 32;

/** The room of a pill for a price of so many letters, with its gem or heart and some air. */
export const pillWidth = (letters: number): number => 34 + 8 * letters;

/**
 * The ids that get a price pill. `points` come best first; those in `always` (chosen, pointed at) go before
 * all. A pill that the canvas's edge would cut is left out until it has come in.
 */
export function pricedPins(
  points: readonly PinPoint[],
  size: { readonly width: number; readonly height: number },
  always: ReadonlySet<string>,
  width: number,
): ReadonlySet<string> {
  const cells = new Map<string, PinPoint[]>();
  const cellOf = ({ x, y }: PinPoint) => [Math.floor(x / width), Math.floor(y / HEIGHT)] as const;
  const isFree = (point: PinPoint): boolean => {
    const [column, row] = cellOf(point);
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        const covers = (other: PinPoint) =>
          Math.abs(other.x - point.x) < width && Math.abs(other.y - point.y) < HEIGHT;
        if (cells.get(`${c},${r}`)?.some(covers)) return false;
      }
    }
    return true;
  };
  const isInside = ({ x, y }: PinPoint) =>
    x >= width / 2 && y >= HEIGHT / 2 && x <= size.width - width / 2 && y <= size.height - HEIGHT / 2;
  const priced = new Set<string>();
  const place = (point: PinPoint) => {
    const key = cellOf(point).join(',');
    cells.set(key, [...(cells.get(key) ?? []), point]);
    priced.add(point.id);
  };
  for (const point of points) if (always.has(point.id)) place(point);
  for (const point of points) {
    if (!priced.has(point.id) && isInside(point) && isFree(point)) place(point);
  }
  return priced;
}
