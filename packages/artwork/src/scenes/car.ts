import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import type { CarMotif } from '../kinds.ts';
import { haze, ridge, sky } from '../landscape.ts';

type Body = {
  /** Length and height in units. */
  readonly L: number;
  readonly h: number;
  /**
   * Along the length: where the windscreen meets the bonnet, the roof begins and ends, the rear window
   * ends.
   */
  readonly roof: readonly [number, number, number, number];
};
const BODIES: Readonly<Record<CarMotif, Body>> = {
  hatch: { L: 70, h: 25, roof: [0.2, 0.34, 0.74, 0.95] },
  sedan: { L: 86, h: 22.5, roof: [0.22, 0.37, 0.68, 0.86] },
  suv: { L: 84, h: 28, roof: [0.17, 0.28, 0.84, 0.97] },
  convertible: { L: 84, h: 21, roof: [0.26, 0.4, 0.42, 0.84] },
  van: { L: 90, h: 33, roof: [0.06, 0.2, 0.93, 0.985] },
};
/** What the parts of a car share. */
type Shape = {
  readonly c: Board;
  readonly m: CarMotif;
  readonly y: number;
  readonly L: number;
  readonly h: number;
  readonly belt: number;
  readonly low: number;
  readonly wr: number;
  readonly col: string;
  readonly dk: string;
  readonly gl: string;
  readonly roof: Body['roof'];
  readonly X: (t: number) => number;
};
function road(c: Board, hz: number, g: number): void {
  const { W, H, u, P } = c;
  sky(c, hz);
  ridge(c, hz + 3 * u, 17 * u, 1.5, c.tone(0.05));
  ridge(c, hz + 4 * u, 10 * u, 2, c.tone(0.2));
  haze(c, hz + 4 * u, 14 * u, 0.6);
  c.rect(0, hz + 3 * u, W, H, mix(mix(P.leaf, P.light, 0.34), P.far, 0.22));
  ridge(c, hz + 12 * u, 7 * u, 1.6, mix(P.leaf, P.far, 0.22));
  c.rect(0, g - 9 * u, W, H, mix(P.near, P.stone, 0.46));
  c.rect(0, g - 9 * u, W, 0.7 * u, mix(P.stone, '#FFFFFF', 0.3));
  for (let x = -6 * u; x < W; x += 26 * u) c.rect(x, H - 7 * u, 14 * u, 1 * u, '#FFFFFF', 0, 0.6);
}
function hull({ c, m, y, h, low, belt, col, dk, roof, X }: Shape): void {
  const { u } = c;
  const [a, r1, r2, e] = roof;
  const cabin =
    m === 'convertible'
      ? `L${X(0.84)} ${belt}`
      : `Q${X((a + r1) / 2 + 0.01)} ${y - h + 0.6 * u} ${X(r1 + 0.03)} ${y - h}H${X(r2)}` +
        `Q${X((r2 + e) / 2 + 0.025)} ${y - h + 0.6 * u} ${X(e)} ${belt - 1 * u}`;
  c.path(
    `M${X(0.012)} ${low}Q${X(-0.008)} ${y - 9 * u} ${X(0.035)} ${belt + 2.2 * u}` +
      `Q${X(a * 0.55)} ${belt - 0.4 * u} ${X(a)} ${belt - 0.6 * u}${cabin}` +
      `L${X(0.985)} ${belt + 0.6 * u}Q${X(1.008)} ${y - 8 * u} ${X(0.99)} ${low}Z`,
    c.grad([
      [0, mix(col, '#FFFFFF', 0.22)],
      [0.6, col],
      [1, dk],
    ]),
  );
}
function openTop({ c, y, h, belt, dk, gl, X }: Shape): void {
  const { u } = c;
  c.path(
    `M${X(0.26)} ${belt - 0.4 * u}L${X(0.37)} ${y - h}h${0.9 * u}L${X(0.31)} ${belt - 0.4 * u}Z`,
    mix(dk, gl, 0.5),
  );
  for (const k of [0.46, 0.64])
    c.path(
      `M${X(k)} ${belt}q${0.4 * u} ${-6 * u} ${4 * u} ${-5.6 * u}q${2.6 * u} 0 ${2 * u} ${5.8 * u}Z`,
      mix('#8B5A3A', '#2A1A10', 0.2),
    );
}
function glass({ c, m, y, h, belt, dk, gl, roof, X }: Shape): void {
  const { u } = c;
  const [a, r1, r2, e] = roof;
  const t = y - h + 1.7 * u;
  c.path(
    `M${X(a + 0.045)} ${belt - 0.4 * u}` +
      `Q${X((a + r1) / 2 + 0.035)} ${t + 0.4 * u} ${X(r1 + 0.04)} ${t}H${X(r2 - 0.005)}` +
      `Q${X((r2 + e) / 2 + 0.005)} ${t + 0.5 * u} ${X(e - 0.04)} ${belt - 0.4 * u}Z`,
    gl,
  );
  c.poly(
    [
      [X(r1 + 0.06), t],
      [X(r1 + 0.12), t],
      [X(r1 + 0.04), belt - 0.4 * u],
      [X(r1 - 0.02), belt - 0.4 * u],
    ],
    '#FFFFFF',
    0.2,
  );
  for (const k of m === 'van' ? [0.34, 0.62] : [(r1 + r2) / 2 + 0.02]) c.rect(X(k), t, 1.3 * u, belt - t, dk);
}
function trim({ c, m, y, L, belt, col, dk, roof, X }: Shape): void {
  const { u } = c;
  const [, r1, r2] = roof;
  for (const k of m === 'van'
    ? [0.34, 0.62]
    : m === 'convertible'
      ? [0.38, 0.62]
      : [r1 + 0.005, (r1 + r2) / 2 + 0.03, r2 + 0.01])
    c.line(`M${X(k)} ${belt + 0.6 * u}V${y - 4.4 * u}`, dk, 0.3 * u, 'opacity=".7"');
  c.rect(X(0.03), y - 8.8 * u, L * 0.95, 0.5 * u, mix(col, '#FFFFFF', 0.4), 0, 0.5);
  c.rect(X(0.01), y - 4.8 * u, L * 0.98, 2 * u, mix(dk, '#0B161C', 0.5), 0.8 * u);
  for (const k of [0.44, 0.64]) c.rect(X(k), belt + 2 * u, 3 * u, 0.7 * u, mix(col, '#FFFFFF', 0.5), 0.3 * u);
  c.path(
    `M${X(0.02)} ${belt + 3.6 * u}q${4 * u} ${-1.2 * u} ${6 * u} ${-1 * u}` +
      `q${-1 * u} ${2.4 * u} ${-6.2 * u} ${2.6 * u}Z`,
    '#FFF6DC',
  );
  c.rect(X(0.966), belt + 1.6 * u, 2.4 * u, 2.6 * u, '#C23B2B', 0.6 * u);
}
function wheels({ c, y, wr, dk, X }: Shape): void {
  const { u } = c;
  for (const k of [0.2, 0.8]) {
    c.circ(X(k), y - wr * 0.62, wr + 1.1 * u, mix(dk, '#0B161C', 0.65));
    c.circ(X(k), y - wr * 0.62, wr, '#151C20');
    c.circ(X(k), y - wr * 0.62, wr * 0.62, '#C8CED0');
    c.circ(X(k), y - wr * 0.62, wr * 0.5, '#8D979B');
    for (let i = 0; i < 5; i++) {
      const q = i * 1.2566;
      c.line(
        `M${X(k)} ${y - wr * 0.62}` +
          `L${X(k) + Math.cos(q) * wr * 0.52} ${y - wr * 0.62 + Math.sin(q) * wr * 0.52}`,
        '#D9DEDF',
        1 * u,
      );
    }
    c.circ(X(k), y - wr * 0.62, wr * 0.14, '#5F696D');
  }
}
/** A car of that body on an open road, from the side. */
export function car(c: Board, m: CarMotif): void {
  const { W, H, u, P } = c;
  const hz = H * 0.56,
    g = H * 0.82;
  road(c, hz, g);
  const body = BODIES[m];
  const L = body.L * u,
    h = body.h * u,
    x = W / 2 - L / 2;
  const col = c.pick(['#F3F1EC', '#155E63', '#B6502C', '#2E3E4C', '#C9CED0', '#D3A046']);
  const shape: Shape = {
    c,
    m,
    y: g,
    L,
    h,
    belt: g - 13.5 * u,
    low: g - 3.6 * u,
    wr: (m === 'suv' || m === 'van' ? 7.4 : 6.8) * u,
    col,
    dk: mix(col, '#0B161C', 0.32),
    gl: mix(P.sky[0], '#0D1C24', 0.6),
    roof: body.roof,
    X: (t) => x + t * L,
  };
  c.ell(W / 2, g + 1 * u, L * 0.54, 2 * u, '#0B161C', 0.35);
  hull(shape);
  if (m === 'convertible') openTop(shape);
  else glass(shape);
  trim(shape);
  wheels(shape);
}
