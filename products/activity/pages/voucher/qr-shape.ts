/** A code as the outline of its dark squares, one unit each, with the quiet zone that scanners need. */
import { encodeQR } from 'qr';

const QUIET = 4;

type QrShape = {
  /** Squares a side, the quiet zone included. */
  readonly size: number;
  /** An SVG path. */
  readonly path: string;
};

/** Runs of dark squares of a row, as rectangles. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const run = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${run}v1h-${run}z`;
    })
    .join('');

/** Error correction M: about a seventh of it may be scratched or in a glare. */
export function qrShape(text: string): QrShape {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  return { size: rows.length, path: rows.map(rowPath).join('') };
}
