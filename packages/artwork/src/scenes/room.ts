import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import type { RoomMotif } from '../kinds.ts';
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

/** A frame with a curtain at each post. */
function canopy({ c, tex, wood, fy }: Interior, { bx, bw }: Bed): void {
  const { u } = c;
  for (const x of [bx - 6 * u, bx + bw + 5 * u]) c.rect(x, fy - 62 * u, 1.2 * u, 62 * u, wood);
  c.rect(bx - 7 * u, fy - 63 * u, bw + 14 * u, 1.6 * u, wood);
  for (const [x, lean] of [
    [bx - 5 * u, 1],
    [bx + bw + 5 * u, -1],
  ] as const)
    c.path(
      `M${x} ${fy - 61 * u}q${lean * 9 * u} ${20 * u} ${lean * 2 * u} ${38 * u}` +
        `q${lean * 3 * u} ${10 * u} 0 ${20 * u}h${-lean * 3 * u}Z`,
      tex,
      'opacity=".75"',
    );
}

/** A sofa in front of the window. */
function sofa({ c, acc, tex, wood, wx, fy }: Interior): void {
  const { W, H, u } = c;
  const w = Math.min(W * 0.3, 44 * u),
    x = wx ? W * 0.03 : W * 0.97 - w,
    y = Math.min(H - 20 * u, fy + 2 * u),
    f = mix(acc, wood, 0.35);
  c.ell(x + w / 2, y + 17 * u, w * 0.62, 3 * u, mix(acc, tex, 0.7), 0.8);
  c.rect(x, y - 8 * u, w, 18 * u, f, 3 * u);
  c.rect(x + 3 * u, y + 2 * u, w - 6 * u, 9 * u, mix(f, '#FFFFFF', 0.14), 2 * u);
  for (const side of [x - 1.6 * u, x + w - 3.4 * u])
    c.rect(side, y - 2 * u, 5 * u, 15 * u, mix(f, '#0B1A1E', 0.14), 2 * u);
  for (const k of [0.18, 0.62]) c.rect(x + w * k, y - 5 * u, 8 * u, 8 * u, tex, 1.6 * u);
}

/** A desk with its lamp and chair, before the window. */
function desk({ c, wood, acc, ink, wx, fy }: Interior): void {
  const { W, u } = c;
  const w = 34 * u,
    x = wx ? W * 0.05 : W * 0.95 - w;
  c.rect(x, fy - 13 * u, w, 2 * u, wood);
  for (const leg of [x + u, x + w - 2.4 * u]) c.rect(leg, fy - 11 * u, 1.4 * u, 15 * u, mix(wood, ink, 0.3));
  c.rect(x + w * 0.38, fy - 16 * u, 9 * u, 15 * u, acc, 2 * u);
  c.rect(x + w * 0.38 + 4 * u, fy - 2 * u, 1 * u, 7 * u, ink);
  c.line(`M${x + w * 0.86} ${fy - 13 * u}v${-8 * u}l${-4 * u} ${-3 * u}`, ink, 0.7 * u);
  c.circ(x + w * 0.86 - 5 * u, fy - 23 * u, 2 * u, '#FFE2A6');
}

/** A kitchenette: shelves with cups over a counter. */
function kitchenette({ c, wood, tex, ink, wx, fy }: Interior): void {
  const { W, u } = c;
  const w = 36 * u,
    x = wx ? W * 0.04 : W * 0.96 - w;
  c.rect(x, fy - 18 * u, w, 20 * u, mix(tex, wood, 0.24), u);
  c.rect(x - u, fy - 19.6 * u, w + 2 * u, 2 * u, wood);
  for (const k of [0, 1, 2])
    c.rect(x + 2 * u + k * 11.4 * u, fy - 15 * u, 10 * u, 15 * u, mix(tex, wood, 0.1), 0.6 * u);
  c.line(`M${x + w * 0.7} ${fy - 19.6 * u}v${-5 * u}q0 ${-2 * u} ${-3 * u} ${-2 * u}`, ink, 0.8 * u);
  for (const k of [0.12, 0.26, 0.4]) c.rect(x + w * k, fy - 23.4 * u, 3 * u, 3.8 * u, tex, 0.6 * u);
}

/** How many beds, as shares of the usual width, and what else is in the room. */
type Furniture = {
  readonly beds: readonly number[];
  readonly more?: 'canopy' | 'sofa' | 'desk' | 'kitchenette';
};
const FURNITURE: Readonly<Record<RoomMotif, Furniture>> = {
  single: { beds: [0.5], more: 'desk' },
  double: { beds: [0.84] },
  twin: { beds: [0.48, 0.48] },
  queen: { beds: [0.94], more: 'desk' },
  king: { beds: [1.1] },
  deluxe: { beds: [1.1], more: 'desk' },
  family: { beds: [0.8, 0.42] },
  studio: { beds: [0.84], more: 'kitchenette' },
  apartment: { beds: [0.94], more: 'kitchenette' },
  suite: { beds: [1.05], more: 'sofa' },
  signature: { beds: [1.16], more: 'canopy' },
  bungalow: { beds: [0.94], more: 'canopy' },
};
const EXTRAS = { sofa, desk, kitchenette } as const;
const BETWEEN_BEDS = 13;

function bedsOf({ fy }: Interior, bedX: number, width: number, u: number, shares: readonly number[]): Bed[] {
  const gap = BETWEEN_BEDS * u;
  const all = shares.reduce((sum, share) => sum + share * width, 0) + gap * (shares.length - 1);
  let bx = bedX - all / 2;
  return shares.map((share) => {
    const bw = share * width;
    const bed = { bedX: bx + bw / 2, bw, bx, by: fy - 11 * u };
    bx += bw + gap;
    return bed;
  });
}

const isRoom = (motif: string | undefined): motif is RoomMotif =>
  motif !== undefined && Object.hasOwn(FURNITURE, motif);

/** A bedroom with a view, furnished as the room type is; without one it has a wide bed. */
export function room(c: Board): void {
  const inside = shell(c);
  const { W, u } = c;
  const { motif } = c.o;
  const { beds: shares, more }: Furniture = isRoom(motif) ? FURNITURE[motif] : { beds: [1] };
  windowWall(inside);
  const bedX = W * (inside.wx ? 0.64 : 0.36);
  const beds = bedsOf(inside, bedX, Math.min(W * 0.52, 74 * u), u, shares);
  if (more && more !== 'canopy' && more !== 'sofa') EXTRAS[more](inside);
  for (const bed of beds) {
    headboard(inside, bed);
    if (more === 'canopy') canopy(inside, bed);
    else if (beds.length === 1) wallPicture(inside, bed);
    if (beds.length === 1) nightstands(inside, bed);
    bedding(inside, bed);
  }
  if (more === 'sofa') sofa(inside);
  else if (!more || more === 'canopy') plant(inside);
}
