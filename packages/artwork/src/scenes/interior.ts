/**
 * What a room and a dining room share: wall, floor, textile, accent and wood, and the window with its
 * own view.
 */
import { lab, mix } from '../colour.ts';
import { type Board, n1 } from '../context.ts';

export type Interior = {
  readonly c: Board;
  readonly wall: string;
  readonly floor: string;
  readonly tex: string;
  readonly acc: string;
  readonly wood: string;
  readonly fy: number;
  readonly dark: boolean;
  readonly ink: string;
  readonly night: boolean;
  /** Whether the window is at the left. */
  readonly wx: boolean;
};

type Scheme = readonly [wall: string, floor: string, textile: string, accent: string, wood: string];
export const SCHEMES: readonly Scheme[] = [
  ['#E8E2D6', '#B48C66', '#FAF7F0', '#15585B', '#7B5639'],
  ['#D3DDD8', '#A88665', '#F6F3EA', '#C5683E', '#6E5138'],
  ['#35525A', '#7B5A3F', '#F0EADF', '#D8A25E', '#C49A6C'],
  ['#E4D2C1', '#9C7450', '#FBF6EE', '#7A4330', '#5C4030'],
  ['#CDD7DE', '#B3967A', '#F8F6F1', '#2C4F70', '#80614A'],
  ['#DAD6C4', '#8E7556', '#F7F3E6', '#5B6B3F', '#6A4F36'],
];

/** Paints walls, floor and mouldings, and returns the room's colours and lines. */
export function shell(c: Board): Interior {
  const { W, H, u } = c,
    [wall, floor, tex, acc, wood] = c.pick(SCHEMES),
    fy = H * 0.76,
    dark = lab(wall)[0] < 0.5,
    ink = mix(wood, '#101820', 0.45),
    wx = c.r() < 0.5,
    night = c.dark;
  c.rect(
    0,
    0,
    W,
    fy,
    c.grad([
      [0, mix(wall, '#FFFFFF', dark ? 0.04 : 0.25)],
      [1, mix(wall, '#6B5A48', dark ? 0.02 : 0.08)],
    ]),
  );
  c.rect(
    0,
    fy,
    W,
    H - fy,
    c.grad([
      [0, mix(floor, '#2A1D12', 0.16)],
      [1, floor],
    ]),
  );
  for (let i = -8; i < 9; i++)
    c.line(
      `M${W / 2 + i * 13 * u} ${fy}L${W / 2 + i * 25 * u} ${H}`,
      mix(floor, '#2A1D12', 0.35),
      0.25 * u,
      'opacity=".5"',
    );
  const mould = mix(wall, dark ? '#FFFFFF' : '#6B5A48', dark ? 0.12 : 0.16);
  c.rect(0, fy - 3.4 * u, W, 3.4 * u, mix(wall, '#FFFFFF', dark ? 0.08 : 0.5));
  c.rect(0, fy - 3.7 * u, W, 0.35 * u, mould);
  c.rect(0, 4 * u, W, 0.5 * u, mould);
  return { c, wall, floor, tex, acc, wood, fy, dark, ink, night, wx };
}

/** A window, arched or with bars, through which another picture is seen. */
export function view({ c, wall }: Interior, x: number, y: number, w: number, h: number, arch = false): void {
  const { u } = c;
  const k = c.pick(['coast', 'city', 'town', 'mountain', 'island'] as const),
    fr = mix('#FFFFFF', wall, 0.25);
  c.rect(x - 1.5 * u, y - 1.5 * u, w + 3 * u, h + 3 * u, fr, arch ? (w + 3 * u) / 2 : 0);
  const id = c.id('w');
  c.defs.push(
    `<clipPath id="${id}"><rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" ` +
      `height="${n1(h)}" rx="${arch ? n1(w / 2) : 0}"/></clipPath>`,
  );
  const [width, height] = [Math.round(w), Math.round(h)];
  const scene = c.drawInner({ seed: `${c.o.seed}v${c.k}`, kind: k, width, height, time: c.T });
  c.add(
    `<g clip-path="url(#${id})"><svg x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" ` +
      `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${scene}</svg></g>`,
  );
  if (!arch) {
    c.rect(x + w / 2 - 0.4 * u, y, 0.8 * u, h, fr);
    c.rect(x, y + h * 0.62, w, 0.5 * u, fr);
  }
}
