import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { type Interior, shell, view } from './interior.ts';

function curtain({ c, wall, tex, acc, fy }: Interior, x: number, w: number): void {
  const { u } = c;
  for (let i = 0; i < 5; i++)
    c.path(
      `M${x + (i * w) / 5} ${6 * u}h${w / 5}q${0.7 * u} ${fy * 0.5} 0 ${fy - 7 * u}` +
        `h${-w / 5}q${0.7 * u} ${-fy * 0.5} 0 ${-(fy - 7 * u)}Z`,
      mix(i % 2 ? mix(tex, acc, 0.16) : tex, wall, 0.2),
    );
}
/** The window, the light it throws on the floor, and its curtains. */
function windowWall(inside: Interior): void {
  const { c, fy, wx, night, ink } = inside;
  const { W, H, u } = c;
  const winW = Math.min(W * 0.34, 58 * u),
    winX = wx ? W * 0.06 : W * 0.94 - winW,
    winH = fy - 24 * u;
  view(inside, winX, 10 * u, winW, winH);
  c.poly(
    [
      [winX, fy + 2 * u],
      [winX + winW, fy + 2 * u],
      [winX + winW + (wx ? 16 : -4) * u, H],
      [winX + (wx ? 10 : -16) * u, H],
    ],
    '#FFF6DC',
    night ? 0.06 : 0.22,
  );
  curtain(inside, winX - 7 * u, 9 * u);
  curtain(inside, winX + winW - 2 * u, 9 * u);
  c.rect(winX - 9 * u, 5 * u, winW + 18 * u, 0.9 * u, ink, 0.4 * u);
}
/** Where the bed stands. */
type Bed = { readonly bedX: number; readonly bw: number; readonly bx: number; readonly by: number };
function headboard({ c, wall, acc, dark, fy }: Interior, { bedX, bw, bx }: Bed): void {
  const { u } = c;
  const pan = c.r() < 0.6;
  if (pan) {
    for (let i = 0; i < 9; i++)
      c.rect(
        bedX - bw * 0.62 + (i * bw * 1.24) / 9,
        fy - 34 * u,
        (bw * 1.24) / 9 - 0.5 * u,
        31 * u,
        mix(acc, wall, dark ? 0.08 : 0.12),
        0.8 * u,
      );
  } else {
    c.path(
      `M${bx - 3 * u} ${fy}V${fy - 24 * u}` +
        `Q${bx - 3 * u} ${fy - 33 * u} ${bx + 8 * u} ${fy - 33 * u}H${bx + bw - 8 * u}` +
        `Q${bx + bw + 3 * u} ${fy - 33 * u} ${bx + bw + 3 * u} ${fy - 24 * u}V${fy}Z`,
      mix(acc, wall, 0.1),
    );
  }
}
function wallPicture({ c, wall, tex, acc, ink, fy }: Interior, { bedX }: Bed): void {
  const { u } = c;
  const ax = bedX - 13 * u,
    ay = fy - 60 * u;
  if (ay > 6 * u) {
    c.rect(ax, ay, 26 * u, 19 * u, ink);
    c.rect(ax + 0.8 * u, ay + 0.8 * u, 24.4 * u, 17.4 * u, mix(tex, wall, 0.2));
    c.circ(ax + c.R(8, 18) * u, ay + 7 * u, 3.4 * u, mix(acc, '#E08A4F', 0.5));
    c.path(
      `M${ax + 0.8 * u} ${ay + 13 * u}q${7 * u} ${-6 * u} ${12 * u} ${-1 * u}` +
        `t${12.4 * u} ${-2 * u}V${ay + 18.2 * u}H${ax + 0.8 * u}Z`,
      mix(acc, tex, 0.25),
    );
  }
}
function nightstands({ c, wood, dark, night, ink, fy }: Interior, { bedX, bw }: Bed): void {
  const { W, u } = c;
  for (const k of [-1, 1] as const) {
    const x = bedX + k * (bw / 2 + 10 * u);
    if (x < -4 * u || x > W + 4 * u) continue;
    c.rect(x - 6 * u, fy - 11 * u, 12 * u, 12 * u, wood, 0.8 * u);
    c.rect(x - 6 * u, fy - 11 * u, 12 * u, 1.1 * u, mix(wood, '#FFFFFF', 0.2), 0.4 * u);
    c.rect(x - 1 * u, fy - 5.4 * u, 2 * u, 0.5 * u, '#E4C48A');
    c.glow(x, fy - 22 * u, 20 * u, '#FFE2A6', dark || night ? 0.6 : 0.42);
    c.rect(x - 0.4 * u, fy - 18 * u, 0.8 * u, 7 * u, ink);
    c.poly(
      [
        [x - 3 * u, fy - 26 * u],
        [x + 3 * u, fy - 26 * u],
        [x + 5 * u, fy - 17.6 * u],
        [x - 5 * u, fy - 17.6 * u],
      ],
      '#FFF0CC',
    );
  }
}
function bedding({ c, tex, acc, wood }: Interior, { bedX, bw, bx, by }: Bed): void {
  const { H, u } = c;
  c.ell(bedX, H - 3 * u, bw * 0.82, 9 * u, mix(acc, tex, 0.72), 0.9);
  c.rect(bx, by, bw, 16 * u, tex, 2 * u);
  for (const [dx, w, y, f] of [
    [-0.46, 0.44, -10.5, tex],
    [0.02, 0.44, -10.5, tex],
    [-0.36, 0.32, -7.4, mix(tex, acc, 0.22)],
    [0.05, 0.32, -7.4, mix(tex, acc, 0.22)],
    [-0.15, 0.3, -5.2, acc],
  ] as const) {
    c.rect(bedX + dx * bw, by + y * u + 0.6 * u, w * bw, 11 * u, '#3A2A1C', 3.4 * u, 0.13);
    c.rect(bedX + dx * bw, by + y * u, w * bw, 11 * u, f, 3.4 * u);
  }
  const ey = H - 7 * u;
  c.poly(
    [
      [bx, by + 3 * u],
      [bx + bw, by + 3 * u],
      [bx + bw + 9 * u, ey],
      [bx - 9 * u, ey],
    ],
    c.grad([
      [0, mix(tex, '#FFFFFF', 0.6)],
      [1, mix(tex, wood, 0.16)],
    ]),
  );
  c.poly(
    [
      [bx - 4.2 * u, by + 13 * u],
      [bx + bw + 4.2 * u, by + 13 * u],
      [bx + bw + 9 * u, ey],
      [bx - 9 * u, ey],
    ],
    mix(acc, tex, 0.12),
  );
  for (let i = 1; i < 6; i++)
    c.line(
      `M${bx - 4.2 * u + (i * (bw + 8.4 * u)) / 6} ${by + 13 * u}` +
        `L${bx - 9 * u + (i * (bw + 18 * u)) / 6} ${ey}`,
      mix(acc, '#0B1A1E', 0.3),
      0.3 * u,
      'opacity=".4"',
    );
  c.poly(
    [
      [bx - 1.2 * u, by + 6 * u],
      [bx + bw + 1.2 * u, by + 6 * u],
      [bx + bw + 2.4 * u, by + 9 * u],
      [bx - 2.4 * u, by + 9 * u],
    ],
    mix(tex, wood, 0.1),
  );
  c.rect(bx - 9 * u, ey, bw + 18 * u, 2.4 * u, mix(acc, '#0B1A1E', 0.3));
}
function plant({ c, tex, wood, wx, fy }: Interior): void {
  const { W, u } = c;
  const plx = wx ? W * 0.04 : W * 0.96;
  c.rect(plx - 4 * u, fy - 3 * u, 8 * u, 9 * u, mix(tex, wood, 0.3), 1.6 * u);
  for (let i = 0; i < 8; i++) {
    const a = -Math.PI / 2 + (i - 3.5) * 0.26,
      L = c.R(17, 27) * u,
      ex = plx + Math.cos(a) * L,
      ey2 = fy - 3 * u + Math.sin(a) * L;
    c.path(
      `M${plx} ${fy - 3 * u}` +
        `Q${plx + Math.cos(a - 0.25) * L * 0.7} ${fy - 3 * u + Math.sin(a - 0.25) * L * 0.7} ${ex} ${ey2}` +
        `Q${plx + Math.cos(a + 0.25) * L * 0.7} ` +
        `${fy - 3 * u + Math.sin(a + 0.25) * L * 0.7} ${plx} ${fy - 3 * u}` +
        `Z`,
      mix('#3E6B55', '#1C3D38', c.r()),
    );
  }
}
/** A bedroom with a view. */
export function room(c: Board): void {
  const inside = shell(c);
  const { W, u } = c;
  windowWall(inside);
  const bedX = W * (inside.wx ? 0.64 : 0.36);
  const bw = Math.min(W * 0.52, 74 * u),
    bx = bedX - bw / 2,
    by = inside.fy - 11 * u;
  const bed: Bed = { bedX, bw, bx, by };
  headboard(inside, bed);
  wallPicture(inside, bed);
  nightstands(inside, bed);
  bedding(inside, bed);
  plant(inside);
}
