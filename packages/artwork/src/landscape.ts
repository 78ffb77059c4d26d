/** Sky, sun, ridges, haze, water and peaks: the ground that most scenes stand on. */
import { mix } from './colour.ts';
import { type Board, n1, type Point } from './context.ts';

type SkyOptions = { readonly sx?: number; readonly clouds?: 0; readonly sun?: boolean };
export function sky(c: Board, hz: number, o: SkyOptions = {}): void {
  const { W, u, P } = c,
    top = c.grad([
      [0, P.sky[0]],
      [0.58, P.sky[1]],
      [1, P.sky[2]],
    ]);
  c.rect(0, 0, W, hz + 2, top);
  if (c.T === 'night')
    for (let i = 0; i < 46; i++)
      c.circ(c.R(0, W), c.R(0, hz * 0.75), c.R(0.12, 0.42) * u, '#EAF2EE', n1(c.R(0.3, 0.9)));
  const sx =
      c.o.sunX != null
        ? c.o.sunX * W
        : o.sx == null
          ? c.pick([c.R(0.16, 0.36), c.R(0.62, 0.84)]) * W
          : o.sx * W,
    sy = hz * P.sy,
    sr = c.R(5.5, 8) * u;
  c.glow(sx, sy, sr * 5, P.sun, c.T === 'night' ? 0.3 : 0.55);
  if (c.T !== 'mist' || o.sun) c.circ(sx, sy, sr, P.sun, c.T === 'mist' ? 0.6 : 0.96);
  if (o.clouds !== 0)
    for (let i = 0, n = 2 + Math.floor(c.r() * 3); i < n; i++) {
      // drawn-out print clouds
      const y = c.R(0.1, 0.62) * hz,
        x = c.R(-0.05, 0.9) * W,
        f = mix(P.sky[2], '#FFFFFF', 0.35),
        a = c.T === 'night' ? 0.1 : c.R(0.35, 0.62);
      for (let j = 0; j < 3; j++) {
        const w = c.R(14, 46) * u;
        c.rect(x + c.R(-14, 14) * u, y + j * 1.9 * u, w, 1.5 * u, f, 0.75 * u, n1(a * 10) / 10);
      }
    }
  c.sx = sx;
}
export function birds(c: Board, x: number, y: number): void {
  for (let i = 0; i < 4; i++) {
    const a = x + c.R(-7, 7) * c.u,
      b = y + c.R(-4, 4) * c.u,
      s = c.R(0.9, 1.7) * c.u;
    c.line(
      `M${a - s} ${b - s * 0.3}Q${a - s * 0.4} ${b - s * 0.7} ${a} ${b}` +
        `Q${a + s * 0.4} ${b - s * 0.7} ${a + s} ${b - s * 0.3}`,
      c.P.near,
      0.3 * c.u,
      'opacity=".55"',
    );
  }
}
export function ridge(c: Board, y: number, amp: number, freq: number, fill: string, sharp = false): void {
  const n = c.noise(),
    { W, H } = c,
    st = Math.max(6, W / 90);
  let d = `M${-st} ${H + 2}`;
  for (let x = -st; x <= W + st; x += st) {
    const t = (x / W) * freq;
    let v = n(t) * 0.6 + n(t * 2.3 + 9) * 0.27 + n(t * 5.1 + 21) * 0.13;
    if (sharp) v = 1 - Math.abs(2 * v - 1) * 1.25;
    d += `L${x} ${y - amp * v}`;
  }
  c.path(`${d}L${W + st} ${H + 2}Z`, fill);
}
export function haze(c: Board, y: number, h: number, a = 0.75): void {
  c.rect(
    0,
    y - h,
    c.W,
    h,
    c.grad([
      [0, c.P.sky[2], 0],
      [1, c.P.sky[2], a],
    ]),
  );
}
export function water(c: Board, y: number, n = 46): void {
  const { W, H, u, P } = c;
  c.rect(
    0,
    y,
    W,
    H - y,
    c.grad([
      [0, P.water[0]],
      [1, P.water[1]],
    ]),
  );
  for (let i = 0; i < n; i++) {
    const t = c.r() ** 1.5,
      yy = y + 1.2 * u + t * (H - y - 2 * u),
      w = (2 + t * 15) * u * c.R(0.5, 1.3),
      near = i % 2;
    c.rect(
      near ? c.sx + c.R(-1, 1) * (3 + t * 15) * u - w / 2 : c.R(-0.05, 1) * W,
      yy,
      w,
      (0.3 + t * 0.55) * u,
      near ? mix(P.sun, P.water[0], 0.15) : mix(P.water[0], '#FFFFFF', 0.25),
      0.4 * u,
      near ? n1(0.75 - t * 0.3) : 0.28,
    );
  }
}
export function peak(
  c: Board,
  x: number,
  base: number,
  h: number,
  w: number,
  dark: string,
  lightc: string,
  snow?: string,
): void {
  // faceted peak: lit face, shaded face, snow
  const ax = x + w * c.R(-0.06, 0.06),
    ay = base - h,
    zig: Point[] = [];
  for (let i = 0; i <= 6; i++)
    zig.push([ax + (i ? c.R(-0.07, 0.1) * w * (i / 6 + 0.2) : 0), ay + (h * i) / 6]);
  const L: Point[] = [
      [x - w / 2, base],
      [ax - w * 0.3, base - h * 0.42],
      [ax - w * 0.2, base - h * 0.5],
      [ax - w * 0.1, base - h * 0.82],
    ],
    Rr: Point[] = [
      [ax + w * 0.12, base - h * 0.76],
      [ax + w * 0.2, base - h * 0.56],
      [ax + w * 0.31, base - h * 0.44],
      [x + w / 2, base],
    ];
  c.poly([...L, [ax, ay], ...Rr], dark);
  c.poly([...L, ...zig], lightc);
  if (snow) {
    const s = 0.3,
      lx = ax - w * 0.145,
      rx = ax + w * 0.15;
    c.poly(
      [
        [ax, ay],
        [ax - w * 0.1, base - h * 0.82],
        [lx, ay + h * s],
        [ax - w * 0.09, ay + h * (s - 0.05)],
        [ax - w * 0.05, ay + h * (s + 0.09)],
        [ax - w * 0.005, ay + h * (s - 0.05)],
        [ax + w * 0.05, ay + h * (s + 0.05)],
        [ax + w * 0.085, ay + h * (s - 0.06)],
        [rx, ay + h * (s + 0.03)],
        [ax + w * 0.12, base - h * 0.76],
      ],
      mix(snow, dark, 0.22),
    );
    c.poly(
      [
        [ax, ay],
        [ax - w * 0.1, base - h * 0.82],
        [lx, ay + h * s],
        [ax - w * 0.09, ay + h * (s - 0.05)],
        [ax - w * 0.05, ay + h * (s + 0.09)],
        [ax - w * 0.005, ay + h * (s - 0.05)],
        ...zig.slice(0, 2).reverse(),
      ],
      snow,
    );
  }
}
