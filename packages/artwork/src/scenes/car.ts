/** A car on a road before hills, in the page's colors; and the car alone, for the class tabs. */
import { mix } from '../colour.ts';
import type { Board } from '../context.ts';
import { CAR_BODIES } from '../data/car-bodies.ts';
import type { CarMotif, MapTheme } from '../kinds.ts';
import { drawCar } from './car-body.ts';

/** The drawing's width, and its height above and below the zero line; the road is at the bottom. */
const WIDTH = 272;
const ABOVE = 118;
const BELOW = 128;
const CAR_TOP = 14;

/** Tokens of the page's themes. */
type Tokens = {
  readonly brand: string;
  readonly accent: string;
  readonly surface: string;
  readonly ink: string;
  readonly cloud: string;
};
const TOKENS: Readonly<Record<MapTheme, Tokens>> = {
  'consumer-light': {
    brand: '#0B5156',
    accent: '#D8622C',
    surface: '#FFFFFF',
    ink: '#0F2226',
    cloud: '#F1F7F5',
  },
  'consumer-dark': {
    brand: '#63C7BF',
    accent: '#F08E5A',
    surface: '#112124',
    ink: '#E9F1F0',
    cloud: '#EAF4F2',
  },
  'business-light': {
    brand: '#2348C5',
    accent: '#B26A00',
    surface: '#FFFFFF',
    ink: '#16191F',
    cloud: '#F4F5F8',
  },
  'business-dark': {
    brand: '#93ABFF',
    accent: '#E9B45A',
    surface: '#171A20',
    ink: '#ECEEF3',
    cloud: '#EEF0F5',
  },
};

const three = (v: number): number => Math.round(v * 1000) / 1000;

const HILLS = [
  [0.19, 'M0 40C40 22 70 16 104 32C140 48 168 20 206 24C236 27 256 38 272 44V110H0Z'],
  [0.27, 'M0 66C34 50 62 52 98 62C132 72 164 48 204 52C232 55 254 62 272 64V110H0Z'],
  [0.38, 'M0 86C50 74 92 78 140 82C190 86 232 78 272 80V112H0Z'],
] as const;

function land(c: Board, hasSun = true): void {
  const { brand, accent, surface, ink, cloud } = TOKENS[c.o.theme ?? 'consumer-light'];
  const toned = (colour: string, share: number): string => mix(surface, colour, share);
  const sky = c.grad([
    [0, toned(brand, 0.2)],
    [0.5, toned(brand, 0.09)],
    [0.78, toned(accent, 0.12)],
  ]);
  const clouds = 'M150 -34h74M186 -25h60M60 -66h58M196 8h40M212 16h46';
  const lines = 'M6 119.5h26M66 119.5h26M126 119.5h26M186 119.5h26M246 119.5h26';
  c.add(`<rect y="-122" width="${WIDTH}" height="250" fill="${toned(brand, 0.13)}"/>`);
  c.add(`<rect y="-122" width="${WIDTH}" height="212" fill="${sky}"/>`);
  if (hasSun) c.add(`<circle cx="117" cy="18" r="13" fill="${toned(accent, 0.42)}"/>`);
  const round = 'stroke-linecap="round" fill="none"';
  c.add(`<path d="${clouds}" stroke="${cloud}" stroke-width="4" ${round} opacity=".6"/>`);
  for (const [share, d] of HILLS) c.add(`<path d="${d}" fill="${toned(brand, share)}"/>`);
  c.add(`<rect y="97" width="${WIDTH}" height="31" fill="${toned(ink, 0.2)}"/>`);
  c.add(`<rect y="97" width="${WIDTH}" height="1.2" fill="${cloud}" opacity=".6"/>`);
  c.add(`<path d="${lines}" stroke="${cloud}" stroke-width="2" opacity=".7" fill="none"/>`);
}

/** Wider than this, a car as wide as the picture would lose its roof. */
const WIDE = 3.4;
/** What a wide picture shows above the zero line, and the ground it adds below the road. */
const WIDE_ABOVE = 34;
const GROUND = 62;

/** A band: the whole car in the middle, the land mirrored on to both sides, ground in front of the road. */
function carInBand(c: Board, motif: CarMotif): void {
  const { W, H } = c;
  const scale = H / (WIDE_ABOVE + BELOW + GROUND);
  const ground = mix(
    TOKENS[c.o.theme ?? 'consumer-light'].surface,
    TOKENS[c.o.theme ?? 'consumer-light'].brand,
    0.3,
  );
  const left = (W / scale - WIDTH) / 2;
  const sides = Math.ceil(left / WIDTH);
  c.add(`<g transform="scale(${three(scale)}) translate(${three(left)} ${WIDE_ABOVE})">`);
  for (let tile = -sides; tile <= sides; tile++) {
    const isMirrored = tile % 2 !== 0;
    const x = (isMirrored ? tile + 1 : tile) * WIDTH;
    // A little too wide, so that no seam shows
    c.add(`<g transform="translate(${x}) scale(${isMirrored ? -1.005 : 1.005} 1)">`);
    land(c, tile === 0);
    c.add('</g>');
  }
  const wide = `x="${-sides * WIDTH}" width="${(2 * sides + 1) * WIDTH}"`;
  c.add(`<rect ${wide} y="${BELOW - 0.5}" height="${GROUND + 1}" fill="${ground}"/>`);
  drawCar(c, motif, `translate(${three((WIDTH - CAR_BODIES[motif].length) / 2)} ${CAR_TOP})`);
  c.add('</g>');
}

/** Fills the picture from the bottom; what doesn't fit is cut off above and at the sides. */
export function car(c: Board, motif: CarMotif): void {
  const { W, H } = c;
  if (W > WIDE * H) {
    carInBand(c, motif);
    return;
  }
  const scale = Math.max(W / WIDTH, H / (ABOVE + BELOW));
  const [left, top] = [(W - WIDTH * scale) / 2, H - BELOW * scale];
  c.add(`<g transform="translate(${three(left)} ${three(top)}) scale(${three(scale)})">`);
  land(c);
  drawCar(c, motif, `translate(${three((WIDTH - CAR_BODIES[motif].length) / 2)} ${CAR_TOP})`);
  c.add('</g>');
}

const SILHOUETTE_HEIGHT = 104;
const MARGIN = 6;

/** The whole car, standing on the lower edge, with nothing behind it. */
export function silhouette(c: Board, motif: CarMotif): void {
  const { W, H } = c;
  const width = CAR_BODIES[motif].length + 2 * MARGIN;
  const scale = Math.min(W / width, H / SILHOUETTE_HEIGHT);
  const left = (W - width * scale) / 2 + MARGIN * scale;
  const top = H - (SILHOUETTE_HEIGHT - 2) * scale;
  drawCar(c, motif, `translate(${three(left)} ${three(top)}) scale(${three(scale)})`);
}
