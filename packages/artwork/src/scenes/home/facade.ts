/** A town house from the street: its storeys, its door, what grows before it. */
import { mix } from '../../colour.ts';
import type { Board } from '../../context.ts';
import { behind, type Frame, glass, inFrame, iron, lit, paving, ROOF, stone, tiles } from './frame.ts';
import { type HomeTree, homeTree, pot, streetLamp, vine } from './plants.ts';

type Traits = {
  readonly wall: string;
  /** Of glazed tiles instead of paint. */
  readonly tile?: string | undefined;
  readonly roof: string;
  readonly door: string;
  readonly shutter?: string | undefined;
  readonly storeys: number;
  readonly bays: number;
  readonly tree?: HomeTree | undefined;
  readonly laundry?: boolean;
  readonly vine?: boolean;
  readonly dormer: boolean;
  readonly lamp: boolean;
  readonly bloom: string;
};
type FacadeMotif = 'facade' | 'azulejo' | 'lemon' | 'garden' | 'cottage';

const WALLS = [
  '#EBBB55',
  '#E7A795',
  '#F2E3C8',
  '#BCCFBD',
  '#A8C4D2',
  '#DB9270',
  '#E8CFA0',
  '#C8B6D0',
] as const;
const DOORS = ['#1F5257', '#8E3B2E', '#2F6E93', '#5B4A40', '#3C6B4F', '#B4457A'] as const;
const SHUTTERS = [undefined, '#2E6D5B', '#2F6E93', undefined, '#7A4A3A', '#5F7F8C'] as const;
const TREES = [undefined, 'plain', 'orange', 'lemon', 'jacaranda'] as const;
const BLOOMS = ['#B4457A', '#E5853C', '#F2C84B', '#D9575B'] as const;
const TILES = ['#2F6E93', '#3C7A6A', '#B0713C'] as const;

function seeded(c: Board): Traits {
  const isTiled = c.r() < 0.22;
  const bays = c.pick([2, 3, 3, 4]);
  return {
    wall: c.pick(WALLS),
    ...(isTiled && { tile: c.pick(TILES) }),
    roof: c.pick([ROOF, ROOF, '#8C5A49', '#6F7C82']),
    door: c.pick(DOORS),
    shutter: isTiled ? undefined : c.pick(SHUTTERS),
    storeys: bays === 2 ? c.pick([2, 3, 4]) : c.pick([2, 3, 3]),
    bays,
    tree: c.pick(TREES),
    laundry: c.r() < 0.3,
    vine: c.r() < 0.3,
    dormer: c.r() < 0.6,
    lamp: c.r() < 0.7,
    bloom: c.pick(BLOOMS),
  };
}

const PLAIN = { tile: undefined, shutter: undefined, vine: false, laundry: false } as const;
/** What a motif has of its own, whatever the seed. */
const OWN: Readonly<Record<Exclude<FacadeMotif, 'facade'>, Partial<Traits>>> = {
  azulejo: {
    ...PLAIN,
    wall: '#F5F0E4',
    tile: '#2F6E93',
    door: '#8E3B2E',
    storeys: 3,
    bays: 3,
    laundry: true,
    roof: ROOF,
  },
  lemon: {
    ...PLAIN,
    wall: '#EBBB55',
    roof: ROOF,
    door: '#1F5257',
    storeys: 3,
    bays: 3,
    tree: 'lemon',
    dormer: true,
    lamp: true,
  },
  garden: {
    ...PLAIN,
    wall: '#E7A795',
    roof: ROOF,
    shutter: '#2E6D5B',
    storeys: 2,
    bays: 4,
    tree: 'jacaranda',
    vine: true,
  },
  cottage: { ...PLAIN, storeys: 1, bays: 3, dormer: false, lamp: false, vine: true },
};

function traitsOf(c: Board, motif: FacadeMotif): Traits {
  const traits = seeded(c);
  return motif === 'facade'
    ? traits
    : { ...traits, ...OWN[motif], tree: OWN[motif].tree ?? traits.tree ?? 'plain' };
}

const GROUND = 262;
const FLOOR = 50;
const WIDTHS = [0, 0, 122, 158, 196] as const;

type House = Traits & { readonly x: number; readonly w: number; readonly top: number };

function neighbours({ c, left, right }: Frame, { x, w }: House): void {
  const draw = (from: number, to: number, height: number, paint: string) => {
    const tone = mix(mix(lit(c, paint), c.tone(0.2), 0.5), c.P.sky[2], 0.16);
    c.rect(from, GROUND - height, to - from, height, tone);
    c.path(`M${from - 4} ${GROUND - height}l10 -16H${to - 6}l10 16Z`, mix(lit(c, ROOF), c.tone(0.2), 0.4));
    for (let row = 0; row < 3; row++)
      for (let at = from + 14; at + 14 < to - 4; at += 34)
        c.rect(
          at,
          GROUND - height + 15 + row * 40,
          13,
          21,
          c.dark && (row + at) % 3 < 1 ? c.P.light : mix(tone, c.P.near, 0.34),
          1,
          0.75,
        );
  };
  const [low, high] = [c.R(104, 124), c.R(128, 146)];
  const isLow = c.r() < 0.5;
  draw(left - 20, x - 3, isLow ? low : high, c.pick(WALLS));
  draw(x + w + 3, right + 20, isLow ? high : low, c.pick(WALLS));
}

function roof(c: Board, { x, w, top, ...house }: House): void {
  const tint = lit(c, house.roof);
  c.rect(x + 20, top - 46, 10, 26, stone(c));
  c.rect(x + 18, top - 49, 14, 4, tint);
  c.path(`M${x - 8} ${top}L${x + 13} ${top - 32}H${x + w - 13}L${x + w + 8} ${top}Z`, tint);
  for (let i = 1; i < 12; i++)
    c.line(
      `M${x + 13 + (i * (w - 26)) / 12} ${top - 31}L${x - 8 + (i * (w + 16)) / 12} ${top - 1}`,
      mix(tint, c.P.near, 0.35),
      0.9,
      'opacity=".5"',
    );
  if (!house.dormer) return;
  const d = x + w / 2;
  c.rect(d - 13, top - 29, 26, 26, stone(c));
  c.path(`M${d - 17} ${top - 28}L${d} ${top - 43}L${d + 17} ${top - 28}Z`, tint);
  c.rect(d - 6.5, top - 22, 13, 17, glass(c));
  c.rect(d - 0.7, top - 22, 1.4, 17, stone(c));
}

type Opening = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export function homeWindow(
  c: Board,
  { x, y, w, h }: Opening,
  look: { shutter?: string | undefined; balcony?: boolean },
): void {
  const frame = stone(c);
  c.rect(x - 2.6, y - 3, w + 5.2, h + 5, frame);
  c.rect(x, y, w, h, c.dark && c.r() < 0.35 ? mix(c.P.near, c.P.sky[0], 0.3) : glass(c));
  c.path(`M${x} ${y + h * 0.62}L${x + w} ${y + h * 0.2}V${y}H${x}Z`, '#FFFFFF', 'opacity=".15"');
  c.rect(x + w / 2 - 0.7, y, 1.4, h, frame);
  c.rect(x, y + h * 0.38, w, 1.3, frame);
  if (look.shutter) {
    const tint = lit(c, look.shutter);
    for (const at of [x - w * 0.42 - 2.4, x + w + 2.4]) c.rect(at, y - 1, w * 0.42, h + 2, tint, 0.8);
  }
  if (!look.balcony) {
    c.rect(x - 4, y + h + 1.6, w + 8, 2.4, frame);
    return;
  }
  c.rect(x - 6, y + h, w + 12, 2.6, frame);
  c.rect(x - 5, y + h - 12, w + 10, 1.5, iron(c));
  for (let i = 0; i <= 7; i++) c.rect(x - 5 + (i * (w + 9)) / 7, y + h - 12, 1, 12, iron(c));
}

function door(c: Board, x: number, y: number, w: number, paint: string): void {
  const r = w / 2;
  const arch = (at: number, wide: number) =>
    `M${at} ${GROUND}V${y + 14}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${GROUND}Z`;
  c.path(arch(x - 4, w + 8), stone(c));
  c.path(arch(x, w), lit(c, paint));
  c.rect(x + r - 0.6, y + 14, 1.2, GROUND - y - 14, '#000000', 0, 0.25);
  c.rect(x, y + 14, w, 1.4, stone(c));
  c.circ(x + r + 4, GROUND - 18, 1.5, '#F2C84B');
  c.rect(x - 8, GROUND - 3, w + 16, 3, mix(c.P.stone, c.P.near, 0.2));
}

function walls(c: Board, house: House): void {
  const { x, w, top, tile, wall, storeys, bays } = house;
  c.rect(x, top, w, GROUND - top, tile ? tiles(c, tile, wall) : lit(c, wall));
  c.rect(x + w - 14, top, 14, GROUND - top, c.P.near, 0, 0.12);
  c.rect(x - 7, top - 2, w + 14, 6, stone(c), 1);
  c.rect(x - 3, top + 4, w + 6, 2, '#000000', 0, 0.1);
  c.rect(x, GROUND - 15, w, 15, stone(c));
  for (const at of [x - 2, x + w - 4]) c.rect(at, top + 6, 6, GROUND - top - 6, stone(c));
  const cell = (w - 20) / bays;
  const entry = bays === 3 ? 1 : c.pick(bays === 4 ? [1, 2] : [0, 1]);
  for (let row = 0; row < storeys; row++)
    for (let bay = 0; bay < bays; bay++) {
      const isGround = row === storeys - 1;
      const wide = cell * (house.shutter ? 0.36 : 0.45);
      const at = { x: x + 10 + bay * cell + (cell - wide) / 2, y: top + 15 + row * FLOOR };
      if (isGround && bay === entry) door(c, at.x - 4, at.y, wide + 8, house.door);
      else
        homeWindow(
          c,
          { ...at, w: wide, h: isGround ? 26 : 30 },
          { shutter: house.shutter, balcony: !isGround && (row === 0 || bays < 4) },
        );
    }
}

const CLOTHS = [
  ['#F7EFE2', 15, 16],
  ['#2E7C86', 12, 20],
  ['#E9B45A', 14, 15],
  ['#F7EFE2', 12, 20],
  ['#C7613B', 14, 16],
] as const;

function laundry(c: Board, { x, w, top }: House): void {
  const y = top + 66;
  c.line(`M${x + 12} ${y}q${w / 2 - 12} 9 ${w - 24} 0`, iron(c), 0.9);
  const step = (w - 40) / CLOTHS.length;
  for (const [i, [paint, wide, long]] of CLOTHS.entries())
    c.rect(x + 22 + i * step, y + (i === 2 ? 4.5 : 3), wide, long, lit(c, paint), 1);
}

export function facade(c: Board, motif: FacadeMotif): void {
  const traits = traitsOf(c, motif);
  const w = WIDTHS[traits.bays] ?? 158;
  const x = 200 - w / 2 + c.R(-14, 14);
  const house: House = { ...traits, x, w, top: GROUND - traits.storeys * FLOOR - 14 };
  const subject = house.top - 62;
  behind(c, { subject, horizon: 226 });
  inFrame(c, subject, (frame) => {
    if (motif !== 'cottage') neighbours(frame, house);
    roof(c, house);
    walls(c, house);
    if (house.laundry && house.storeys > 2) laundry(c, house);
    paving(frame, GROUND, motif === 'garden' || motif === 'cottage' ? 'slabs' : 'waves');
    if (house.vine) vine(c, x + 5, GROUND, house.top + 22, house.bloom);
    if (house.lamp) streetLamp(c, x - 28, GROUND + 1);
    if (house.tree) homeTree(c, house.tree, x + w + 34, GROUND + 3, 1.12);
    if (house.tree === 'jacaranda') homeTree(c, 'jacaranda', x - 48, GROUND + 2, 1.24);
    pot(c, x + 15, GROUND + 2, 1, house.bloom);
    pot(c, x + w - 15, GROUND + 2, 1, house.bloom);
  });
}
