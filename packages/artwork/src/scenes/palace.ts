import { skyline, windows } from '../buildings.ts';
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { haze, ridge, sky } from '../landscape.ts';
import { tree } from '../trees.ts';
import { type Facade, gable, mansard, parapet } from './palace-roof.ts';

function plan(c: Board, home: boolean): Facade {
  const { P, W, H, u } = c;
  const g = H * 0.86;
  const dim = c.dark;
  c.fork('f');
  const wall = c.pick([
      P.wall,
      mix(P.wall, P.roof, 0.34),
      mix(P.wall, P.leaf, 0.26),
      mix(P.wall, P.sky[0], 0.36),
      mix(P.wall, '#E8B64C', 0.34),
      mix(P.wall, P.stone, 0.5),
    ]),
    shade = mix(wall, P.shade, 0.62),
    trim = mix(wall, '#FFFFFF', dim ? 0.25 : 0.6),
    roof = c.pick([mix(P.roof, P.near, 0.1), mix(P.near, P.far, 0.35)]),
    n = home ? 3 : c.pick([5, 7]),
    fw = (home ? 46 : n === 7 ? 82 : 66) * u,
    x0 = W / 2 - fw / 2,
    fl = home ? 3 : c.pick([3, 4]),
    fh = 11.4 * u,
    base = 14 * u,
    top = g - base - fl * fh,
    glass = dim ? P.light : mix(P.sky[0], P.near, 0.5);
  return {
    c,
    home,
    g,
    dim,
    wall,
    shade,
    trim,
    roof,
    n,
    fw,
    x0,
    fl,
    fh,
    base,
    top,
    glass,
    bw: fw / n,
    mh: 9.5 * u,
  };
}
function neighbours({ c, g, dim, fw, x0, roof }: Facade): void {
  const { W, u, P } = c;
  for (const s of [-1, 1] as const) {
    const w = W / 2 - fw / 2 + 2,
      x = s < 0 ? -2 : x0 + fw,
      hh = c.R(32, 44) * u,
      f = mix(mix(P.wall, P.shade, 0.6), P.sky[2], 0.22);
    c.rect(x, g - hh, w, hh, f);
    c.poly(
      [
        [x, g - hh],
        [x + 3 * u, g - hh - 6 * u],
        [x + w - 3 * u, g - hh - 6 * u],
        [x + w, g - hh],
      ],
      mix(mix(roof, P.sky[2], 0.35), P.shade, 0.2),
    );
    windows(
      c,
      x + 4 * u,
      g - hh + 5 * u,
      w - 6 * u,
      hh - 14 * u,
      3.2 * u,
      6 * u,
      4.6 * u,
      5.4 * u,
      dim ? mix(P.light, f, 0.2) : mix(f, P.near, 0.36),
      mix(f, P.near, 0.3),
      0.45,
    );
  }
}
function balcony({ c, shade }: Facade, cx: number, y: number, ww: number, wh: number): void {
  const { u, P } = c;
  c.rect(cx - ww / 2 - 1.3 * u, y + wh + 0.3 * u, ww + 2.6 * u, 0.6 * u, mix(P.near, shade, 0.25));
  for (let k = 0; k <= 7; k++)
    c.rect(
      cx - ww / 2 - 1.1 * u + (k * (ww + 2 * u)) / 7,
      y + wh - 2.2 * u,
      0.2 * u,
      2.6 * u,
      P.near,
      0,
      0.7,
    );
  c.rect(cx - ww / 2 - 1.2 * u, y + wh - 2.3 * u, ww + 2.4 * u, 0.3 * u, P.near, 0, 0.8);
}
function bay(front: Facade, f: number, i: number): void {
  const { c, dim, trim, glass, n, fl, fh, bw, x0, top } = front;
  const { u, P } = c;
  const y = top + 2.6 * u + f * fh;
  const cx = x0 + bw * (i + 0.5),
    ww = Math.min(4.2 * u, bw * 0.44),
    wh = fh * 0.62;
  c.rect(cx - ww / 2 - 0.6 * u, y - 0.5 * u, ww + 1.2 * u, wh + 0.9 * u, trim);
  c.rect(
    cx - ww / 2,
    y,
    ww,
    wh,
    c.r() < (dim ? 0.66 : 1) ? glass : mix(P.near, P.sky[0], 0.25),
    f === 0 ? ww * 0.45 : 0,
  );
  c.rect(cx - 0.16 * u, y, 0.32 * u, wh, trim);
  c.rect(cx - ww / 2, y + wh * 0.42, ww, 0.3 * u, trim);
  if (!dim)
    c.poly(
      [
        [cx - ww / 2, y + wh],
        [cx + ww * 0.1, y],
        [cx + ww / 2, y],
        [cx - ww * 0.1, y + wh],
      ],
      '#FFFFFF',
      0.14,
    );
  if (f === fl - 1 || i === n >> 1 || (f + i) % 3 === 0) balcony(front, cx, y, ww, wh);
}
function floors(front: Facade): void {
  const { c, n, fl, fh, fw, x0, top, shade } = front;
  const { u } = c;
  for (let f = 0; f < fl; f++) {
    for (let i = 0; i < n; i++) bay(front, f, i);
    if (f) c.rect(x0, top + 2.6 * u + f * fh - 2 * u, fw, 0.35 * u, shade, 0, 0.7);
  }
}
function groundFloor(front: Facade): void {
  const { c, n, fw, x0, g, base, wall, shade, trim } = front;
  const { u, P } = c;
  const by = g - base;
  c.rect(x0 - 1 * u, by - 0.4 * u, fw + 2 * u, 1 * u, trim);
  c.rect(x0, by + 0.6 * u, fw, base, mix(wall, P.stone, 0.55));
  for (let k = 1; k < 5; k++) c.rect(x0, by + (k * base) / 5, fw, 0.22 * u, shade, 0, 0.55);
  const aw = c.pick([P.roof, mix(P.leaf, P.near, 0.2), mix(P.sky[0], P.near, 0.55)]);
  for (let i = 0; i < n; i++) door(front, i, aw);
}
function door({ c, n, bw, x0, g, base, dim, glass, trim }: Facade, i: number, aw: string): void {
  const { u, P } = c;
  const by = g - base;
  const cx = x0 + bw * (i + 0.5),
    ww = Math.min(6 * u, bw * 0.62),
    mid = i === n >> 1;
  c.path(
    `M${cx - ww / 2} ${g}V${by + base * 0.42}a${ww / 2} ${ww / 2} 0 0 1 ${ww} 0V${g}Z`,
    mid ? mix(P.light, P.roof, 0.2) : dim ? mix(P.light, P.roof, 0.1) : mix(glass, P.near, 0.15),
  );
  if (mid) {
    c.rect(cx - 0.2 * u, by + base * 0.3, 0.4 * u, base * 0.7, mix(P.roof, P.near, 0.4));
    c.path(
      `M${cx - ww * 0.95} ${by + base * 0.36}q${ww * 0.95} ${-4.4 * u} ${ww * 1.9} 0` +
        `l${0.8 * u} ${2 * u}H${cx - ww * 0.95 - 0.8 * u}Z`,
      aw,
    );
  } else {
    c.poly(
      [
        [cx - ww * 0.5, by + base * 0.3],
        [cx + ww * 0.5, by + base * 0.3],
        [cx + ww * 0.66, by + base * 0.58],
        [cx - ww * 0.66, by + base * 0.58],
      ],
      aw,
    );
    for (let k = 0; k < 4; k++)
      c.poly(
        [
          [cx - ww * 0.5 + k * ww * 0.25 + ww * 0.12, by + base * 0.3],
          [cx - ww * 0.5 + k * ww * 0.25 + ww * 0.25, by + base * 0.3],
          [cx - ww * 0.66 + (k + 1) * ww * 0.33, by + base * 0.58],
          [cx - ww * 0.66 + (k + 0.5) * ww * 0.33, by + base * 0.58],
        ],
        trim,
        0.55,
      );
  }
}
function street({ c, g, dim, fw, x0 }: Facade): void {
  const { W, H, u, P } = c;
  c.rect(0, g, W, H - g, mix(P.stone, P.near, 0.22));
  c.rect(0, g, W, 1.4 * u, mix(P.stone, '#FFFFFF', 0.2));
  c.rect(0, g + 5.4 * u, W, H, mix(P.stone, P.near, 0.42));
  if (dim) c.rect(x0, g, fw, 5 * u, P.light, 0, 0.22);
  for (const k of [-1, 1] as const) {
    for (let i = 0; i < 2; i++) {
      const x = W / 2 + k * (fw / 2 + (i ? 19 : 4) * u);
      tree(
        c,
        c.T === 'mist' ? 'round' : c.pick(['round', 'cypress']),
        x,
        g + (i ? 2 : 1) * u,
        c.R(28, 36) * u,
        mix(P.leaf, P.near, 0.16 + i * 0.12),
      );
    }
    for (const q of [0.13, 0.3]) {
      const x = W / 2 + k * fw * q;
      c.circ(x, g - 1.6 * u, 1.7 * u, mix(P.leaf, P.near, 0.1));
      c.rect(x - 1 * u, g - 0.6 * u, 2 * u, 1.9 * u, mix(P.roof, P.near, 0.2));
    }
  }
}

/** A symmetrical façade in a street; a townhouse when it is a home. */
export function palace(c: Board, home = false): void {
  const { H, u, P } = c;
  const g = H * 0.86;
  sky(c, H * 0.8);
  ridge(c, H * 0.8, 14 * u, 1.6, c.tone(0.08));
  skyline(c, g, 18 * u, 34 * u, mix(c.tone(0.14), P.sky[2], 0.2), false);
  haze(c, g, 30 * u, 0.5);
  const front = plan(c, home);
  const { x0, top, fw, wall, shade, trim } = front;
  neighbours(front);
  c.rect(
    x0,
    top,
    fw,
    g - top,
    c.grad([
      [0, wall],
      [1, mix(wall, P.shade, 0.22)],
    ]),
  );
  c.rect(x0 + fw * 0.985, top, fw * 0.015, g - top, shade);
  c.fork('g');
  const style = home ? 'gable' : c.pick(['mansard', 'mansard', 'parapet', 'gable'] as const);
  if (style === 'mansard') mansard(front);
  else if (style === 'parapet') parapet(front);
  else gable(front);
  c.rect(x0 - 1.6 * u, top - 0.2 * u, fw + 3.2 * u, 1.5 * u, trim);
  c.rect(x0 - 1 * u, top + 1.3 * u, fw + 2 * u, 0.5 * u, shade);
  floors(front);
  groundFloor(front);
  street(front);
}
