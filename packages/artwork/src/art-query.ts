/**
 * The address of a picture, and the way back: closed lists and bounds, so that the server may draw
 * what is asked.
 */
import {
  ART_KINDS,
  ART_TIMES,
  type ArtKind,
  type ArtOptions,
  CAR_PAINTS,
  MAP_THEMES,
  motifsOf,
} from './kinds.ts';

const MIN_SIDE = 16;
const MAX_SIDE = 2400;
const MAX_SEED = 80;
const KEYS = ['s', 'w', 'h', 't', 'm', 'x', 'c', 'p'] as const;

const side = (pixels: number): number => Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.round(pixels)));
const share = (x: number): string => String(Math.round(Math.min(1, Math.max(0, x)) * 100) / 100);

/**
 * `/art/hotel.svg?s=hotel%3A123&w=640&h=420`. The keys stand in one order, so that one picture has one
 * address;
 * sides are rounded and kept to 16–2400, seeds cut to 80 characters.
 */
export function artPath(options: ArtOptions): string {
  const { kind, time, motif, sunX, theme, paint } = options;
  const query = new URLSearchParams({
    s: options.seed.slice(0, MAX_SEED),
    w: String(side(options.width)),
    h: String(side(options.height)),
  });
  if (time) query.set('t', time);
  if (motif) query.set('m', motif);
  if (sunX !== undefined) query.set('x', share(sunX));
  if (theme) query.set('c', theme);
  if (paint) query.set('p', paint);
  return `/art/${kind}.svg?${query}`;
}

const member = <Item extends string>(list: readonly Item[], text: string): Item | undefined =>
  list.find((item) => item === text);

const readSide = (text: string | null): number | undefined => {
  if (!text || !/^\d{2,4}$/.test(text)) return undefined;
  const pixels = Number(text);
  return pixels >= MIN_SIDE && pixels <= MAX_SIDE ? pixels : undefined;
};

/**
 * The options of an address (`kind` is the file's name without `.svg`), or undefined when anything in
 * it is outside
 * the lists and bounds, twice there, or unknown: such an address is refused.
 */
export function parseArtQuery(kindText: string, query: URLSearchParams): ArtOptions | undefined {
  const kind: ArtKind | undefined = member(ART_KINDS, kindText);
  const keys = [...query.keys()];
  if (!kind || new Set(keys).size !== keys.length || keys.some((key) => !member(KEYS, key))) return undefined;
  const seed = query.get('s');
  const width = readSide(query.get('w'));
  const height = readSide(query.get('h'));
  if (!seed || seed.length > MAX_SEED || width === undefined || height === undefined) return undefined;
  const [t, m, x] = [query.get('t'), query.get('m'), query.get('x')];
  const [c, p] = [query.get('c'), query.get('p')];
  const time = t === null ? undefined : member(ART_TIMES, t);
  const motif = m === null ? undefined : member(motifsOf(kind), m);
  const theme = c === null ? undefined : member(MAP_THEMES, c);
  if ((t !== null && !time) || (m !== null && !motif) || (c !== null && !theme)) return undefined;
  const paint = p === null ? undefined : member(CAR_PAINTS, p);
  if (p !== null && !paint) return undefined;
  if (x !== null && !/^(0|1|0\.\d{1,2})$/.test(x)) return undefined;
  const sunX = x === null ? undefined : Number(x);
  return {
    seed, kind, width, height,
    ...(time && { time }), ...(motif && { motif }),
    ...(sunX !== undefined && { sunX }), ...(theme && { theme }), ...(paint && { paint }),
  }; // biome-ignore format: required and optional parts in a row each
}
