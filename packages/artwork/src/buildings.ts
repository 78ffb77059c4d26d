/** Windows, towers, skylines, houses, hill towns and boats. */
import { mix } from './colour.ts';
import { type Board, n1 } from './context.ts';
import { tree } from './trees.ts';

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${-n1(w)}z`;
export function windows(
  c: Board,
  x: number,
  y: number,
  w: number,
  h: number,
  cw: number,
  ch: number,
  gx: number,
  gy: number,
  on: string,
  off: string,
  p: number,
  arch = false,
): void {
  // one path per colour keeps the markup small
  let a = '',
    b = '';
  for (let yy = y; yy + ch <= y + h + 0.01; yy += ch + gy)
    for (let xx = x; xx + cw <= x + w + 0.01; xx += cw + gx) {
      if (arch) {
        const f = c.r() < p ? on : off;
        if (f !== 'none') c.rect(xx, yy, cw, ch, f, cw * 0.45);
      } else if (c.r() < p) a += box(xx, yy, cw, ch);
      else b += box(xx, yy, cw, ch);
    }
  if (a) c.path(a, on);
  if (b && off !== 'none') c.path(b, off);
}
function towerWindows(c: Board, x: number, base: number, w: number, hh: number, f: string): void {
  const { u, P, dark } = c;
  const cw = Math.max(0.7 * u, w * 0.09);
  windows(
    c,
    x + w * 0.1,
    base - hh,
    w * 0.8,
    hh - 2 * u,
    cw,
    cw * 1.25,
    cw * 0.9,
    cw * 1.15,
    dark ? P.light : mix(f, P.sky[2], 0.5),
    dark ? mix(f, P.near, 0.35) : mix(f, P.near, 0.13),
    dark ? 0.42 : 0.3,
  );
}

/** A tower block of one of five silhouettes, w wide and h high. */
function tower(
  c: Board,
  x: number,
  base: number,
  w: number,
  h: number,
  f: string,
  lit: boolean,
  style: number,
): void {
  const { u, P } = c,
    side = mix(f, P.near, 0.2);
  const body = (xx: number, ww: number, hh: number) => {
    c.rect(xx, base - hh, ww, hh, f);
    c.rect(xx + ww * 0.62, base - hh, ww * 0.38, hh, side);
  };
  if (style === 1) {
    body(x, w, h * 0.7);
    body(x + w * 0.14, w * 0.72, h * 0.88);
    body(x + w * 0.3, w * 0.4, h);
    c.rect(x + w * 0.48, base - h - 7 * u, w * 0.05, 7 * u, side);
  } else if (style === 2) {
    c.poly(
      [
        [x, base],
        [x, base - h * 0.88],
        [x + w, base - h],
        [x + w, base],
      ],
      f,
    );
    c.poly(
      [
        [x + w * 0.62, base],
        [x + w * 0.62, base - h * 0.956],
        [x + w, base - h],
        [x + w, base],
      ],
      side,
    );
  } else if (style === 3) {
    body(x, w, h * 0.9);
    c.poly(
      [
        [x, base - h * 0.9],
        [x + w / 2, base - h * 1.14],
        [x + w, base - h * 0.9],
      ],
      f,
    );
    c.poly(
      [
        [x + w * 0.62, base - h * 0.9],
        [x + w / 2, base - h * 1.14],
        [x + w, base - h * 0.9],
      ],
      side,
    );
  } else {
    body(x, w, h);
    if (style === 4) c.rect(x + w * 0.2, base - h - 2 * u, w * 0.36, 2 * u, side);
  }
  if (lit) towerWindows(c, x, base, w, h * (style === 1 ? 0.64 : 0.8), f);
}
export function skyline(
  c: Board,
  base: number,
  lo: number,
  hi: number,
  f: string,
  lit: boolean,
  gap = 0,
): void {
  let x = -c.R(0, 6) * c.u;
  while (x < c.W) {
    const w = c.R(6, 13) * c.u,
      mid = 1 - Math.abs((x + w / 2) / c.W - 0.55) * 0.9;
    tower(
      c,
      x,
      base,
      w,
      c.R(lo, hi) * mid,
      mix(f, c.P.sky[2], c.R(0, 0.12)),
      lit,
      c.pick([0, 0, 1, 2, 3, 4, 4]),
    );
    x += w + c.R(0, gap) * c.u;
  }
}
export function house(c: Board, x: number, y: number, w: number, h: number, t: number): void {
  // t: 0 hazy … 1 near
  const { P, u } = c,
    hz = (a: string) => mix(P.sky[2], a, 0.42 + t * 0.58),
    tint = c.pick([
      P.wall,
      P.wall,
      mix(P.wall, P.roof, 0.14),
      mix(P.wall, P.shade, 0.35),
      mix(P.wall, P.leaf, 0.12),
    ]),
    wl = hz(tint),
    rf = hz(mix(P.roof, P.near, c.R(0, 0.16))),
    on = c.T === 'dusk' || c.T === 'night' ? P.light : mix(wl, P.near, 0.48),
    split = c.R(0.56, 0.7);
  c.rect(x, y - h, w, h, wl);
  c.rect(x + w * split, y - h, w * (1 - split), h, mix(wl, hz(P.shade), 0.75));
  const rh = w * c.R(0.16, 0.26);
  if (c.r() < 0.55)
    c.poly(
      [
        [x - 0.04 * w, y - h],
        [x + w * 0.14, y - h - rh],
        [x + w * 0.86, y - h - rh],
        [x + w * 1.04, y - h],
      ],
      rf,
    );
  else {
    c.poly(
      [
        [x - 0.04 * w, y - h],
        [x + (w * split) / 2, y - h - rh * 1.2],
        [x + w * split, y - h],
      ],
      rf,
    );
    c.poly(
      [
        [x + (w * split) / 2, y - h - rh * 1.2],
        [x + w * 0.9, y - h - rh * 1.2],
        [x + w * 1.04, y - h],
        [x + w * split, y - h],
      ],
      mix(rf, P.near, 0.12),
    );
  }
  const cw = w * 0.11,
    ch = cw * 1.5;
  let wa = '',
    wb = '';
  for (let yy = y - h + h * 0.14; yy + ch < y - h * 0.06; yy += ch * 2) {
    for (let i = 0; i < 2; i++) {
      const q = box(x + w * (0.13 + i * 0.22), yy, cw, ch);
      if (c.r() < 0.72) wa += q;
      else wb += q;
    }
    if (w > 7 * u) wb += box(x + w * 0.78, yy, cw, ch);
  }
  if (wa) c.path(wa, on);
  if (wb) c.path(wb, mix(wl, P.near, 0.36));
}
export function hillTown(
  c: Board,
  y0: number,
  y1: number,
  x0: number,
  x1: number,
  rows: number,
  peakX = 0.5,
): void {
  // houses stacked up a hill, back row first
  for (let r = 0; r < rows; r++) {
    const t = r / Math.max(1, rows - 1),
      s = (5.2 + t * 5.6) * c.u;
    for (let x = x0 - c.R(0, s); x < x1; ) {
      const w = s * c.R(0.85, 1.5),
        m = (x + w / 2) / c.W,
        hill = Math.max(0, 1 - Math.abs(m - peakX) * 1.7),
        y = y1 - (y1 - y0) * (1 - t) * (0.25 + 0.75 * hill) + c.R(-0.8, 0.8) * c.u;
      if (c.r() < 0.1)
        tree(
          c,
          c.pick(['cypress', 'round']),
          x + w * 0.3,
          y,
          s * 1.5,
          mix(c.P.sky[2], c.P.leaf, 0.45 + t * 0.55),
        );
      else house(c, x, y + 3 * c.u, w, s * c.R(1, 1.75) + 3 * c.u, t);
      x += w * c.R(0.86, 1.04);
    }
  }
}
export function boat(c: Board, x: number, y: number, s: number, f: string): void {
  c.path(`M${x - s} ${y}Q${x} ${y + s * 0.5} ${x + s} ${y}Z`, mix(c.P.near, c.P.roof, 0.3));
  c.path(
    `M${x} ${y - s * 0.1}L${x} ${y - s * 2.4}Q${x + s * 1.1} ${y - s} ${x + s * 0.95} ${y - s * 0.2}Z`,
    f,
  );
  c.path(
    `M${x - s * 0.12} ${y - s * 0.1}L${x - s * 0.12} ${y - s * 2}` +
      `Q${x - s * 0.8} ${y - s * 0.8} ${x - s * 0.8} ${y - s * 0.2}Z`,
    mix(f, c.P.shade, 0.5),
  );
  c.rect(x - s * 0.9, y + s * 0.34, s * 1.8, s * 0.08, f, 0, 0.35);
}
