/**
 * Homes are drawn in a frame of 400 by 300 that stands on the picture's bottom edge and covers it; what is
 * cut is sky and the sides, never the subject.
 */
import { mix } from '../../colour.ts';
import type { Board } from '../../context.ts';
import { ridge, sky } from '../../landscape.ts';

const WIDTH = 400;
const HEIGHT = 300;

export type Frame = {
  readonly c: Board;
  /** What can be seen, in the frame's own units. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

/** The subject's sides. */
const SUBJECT = 310;

/** `subject`: the frame's line above which there's only sky. */
const scaleOf = ({ W, H }: Board, subject: number): number =>
  Math.min(Math.max(W / WIDTH, H / HEIGHT), W / SUBJECT, H / (HEIGHT - subject));

type Behind = { readonly subject: number; readonly horizon: number; readonly hills?: boolean };

/** The sky down to a line of the frame, and the hills behind it. */
export function behind(c: Board, { subject, horizon, hills = true }: Behind): void {
  const u = scaleOf(c, subject);
  const y = c.H - (HEIGHT - horizon) * u;
  sky(c, y, { sx: c.pick([0.2, 0.72, 0.8]) });
  if (!hills) return;
  ridge(c, y - 18 * u, 44 * u, 2.2, mix(c.tone(0.16), c.P.sky[2], 0.3));
  ridge(c, y - 2 * u, 30 * u, 3.1, c.tone(0.24));
}

export function inFrame(c: Board, subject: number, draw: (frame: Frame) => void): void {
  const s = scaleOf(c, subject);
  const x = (c.W - WIDTH * s) / 2;
  const y = c.H - HEIGHT * s;
  c.add(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(4)})">`);
  draw({ c, left: -x / s - 2, right: WIDTH + x / s + 2, top: -y / s - 2 });
  c.add('</g>');
}

/** A paint in the light of the time of day. */
export const lit = (c: Board, paint: string): string =>
  c.dark ? mix(mix(paint, c.P.near, 0.42), c.P.wall, 0.12) : mix(paint, c.P.wall, 0.14);

export const stone = (c: Board): string => mix(c.P.wall, c.P.stone, 0.28);
export const glass = (c: Board): string =>
  c.dark ? c.P.light : mix(mix(c.P.sky[0], c.P.near, 0.5), '#FFFFFF', 0.12);
export const iron = (c: Board): string => mix(c.P.near, '#16242A', 0.4);
export const ROOF = '#C0664A';

/** A paved ground from that line down, with the waves of laid stones or the seams of slabs. */
export function paving({ c, left, right }: Frame, y: number, look: 'waves' | 'slabs'): void {
  const ground = mix(c.P.stone, c.P.wall, c.dark ? 0 : 0.45);
  const seam = mix(ground, c.P.near, 0.16);
  c.rect(left, y, right - left, HEIGHT - y + 4, ground);
  c.rect(left, y, right - left, 2.4, mix(ground, c.P.near, 0.26));
  if (look === 'slabs') {
    for (let i = -8; i <= 8; i++) c.line(`M${200 + i * 42} ${y}L${200 + i * 88} ${HEIGHT + 4}`, seam, 1.2);
    c.rect(left, y + 20, right - left, 1.2, seam);
    return;
  }
  for (const row of [14, 29]) {
    let d = `M${left - 20} ${y + row}`;
    for (let x = left - 20, up = 1; x < right + 20; x += 40, up = -up) d += `q20 ${7 * up} 40 0`;
    c.line(d, seam, 3.2, 'opacity=".75"');
  }
}

/** Glazed tiles: a pattern to fill walls with. */
export function tiles(c: Board, paint: string, ground = '#F5F0E4', size = 12): string {
  const id = c.id('t');
  const half = size / 2;
  c.defs.push(
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
      `<rect width="${size}" height="${size}" fill="${lit(c, ground)}"/>` +
      `<path d="M${half} 1.5L${size - 1.5} ${half}L${half} ${size - 1.5}L1.5 ${half}Z" fill="none" ` +
      `stroke="${lit(c, paint)}" stroke-width="1.3"/>` +
      `<circle cx="${half}" cy="${half}" r="1.6" fill="${lit(c, paint)}"/>` +
      `<circle cx="0" cy="0" r="1.8" fill="${lit(c, paint)}"/>` +
      `<circle cx="${size}" cy="${size}" r="1.8" fill="${lit(c, paint)}"/>` +
      `<circle cx="${size}" cy="0" r="1.8" fill="${lit(c, paint)}"/>` +
      `<circle cx="0" cy="${size}" r="1.8" fill="${lit(c, paint)}"/></pattern>`,
  );
  return `url(#${id})`;
}
