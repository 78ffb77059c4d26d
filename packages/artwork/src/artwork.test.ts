import { describe, expect, test } from 'vitest';
import { artwork } from './artwork.ts';
import { CAR_BODIES } from './data/car-bodies.ts';
import { CITY_MOTIFS, REGION_MOTIFS } from './data/city-names.ts';
import { HOTEL_FACADES } from './data/facade-names.ts';
import { ART_KINDS, ART_TIMES, type ArtOptions, MAP_THEMES, motifsOf, ROOM_MOTIFS } from './kinds.ts';
import { hash } from './random.ts';

/**
 * Over a hundred places can stand in each landscape, so that by day every two of kind, motif and time meet;
 * at night (`npm run nightly`) all three do.
 */
const EVERY: readonly ArtOptions[] = ART_KINDS.flatMap((kind, k) => {
  const motifs = [undefined, ...motifsOf(kind)];
  const isMany = motifs.length > 50 && !process.env.NIGHTLY;
  const timesOf = (m: number) => ART_TIMES.filter((_, t) => !isMany || (k + m) % ART_TIMES.length === t);
  return motifs.flatMap((motif, m) =>
    timesOf(m).map((time): ArtOptions => ({ seed: 'hotel:12', kind, width: 420, height: 236, time, motif })),
  );
});

/** Why the text is not well-formed XML of elements and double-quoted attributes; undefined when it is. */
function flaw(svg: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][A-Za-z0-9-]*="[^"<>&]*")*)\s*(\/?)>/y;
  while (tag.lastIndex < svg.length) {
    const at = tag.lastIndex;
    const found = tag.exec(svg);
    if (!found) return `no tag at ${at}: ${svg.slice(at, at + 60)}`;
    const [, closing, name, attributes = '', empty] = found;
    const names = [...attributes.matchAll(/([A-Za-z][A-Za-z0-9-]*)="/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length) return `an attribute twice in ${found[0]}`;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    if (!closing && !empty) open.push(name!);
  }
  return open.length > 0 ? `${open.join()} left open` : undefined;
}

const BAD = /NaN|undefined|Infinity|style|href|<script/;

/** Ids that stand twice, and references to none. */
function brokenReferences(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  const known = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} twice`);
  const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !known.has(id!));
  return [...twice, ...missing.map(([, id]) => `no id ${id}`)];
}

test('the check of references finds broken ones', () => {
  expect(brokenReferences('<g id="a"/><g fill="url(#a)"/>')).toEqual([]);
  expect(brokenReferences('<g id="a"/><g id="a"/>')).toEqual(['the id a twice']);
  expect(brokenReferences('<g fill="url(#b)"/>')).toEqual(['no id b']);
});

test('the check of well-formedness finds flaws', () => {
  expect(flaw('<svg><rect x="1"/></svg>')).toBeUndefined();
  expect(flaw('<svg><g></svg>')).toBeDefined();
  expect(flaw('<svg x="1" x="2"/>')).toBeDefined();
  expect(flaw('<svg>text</svg>')).toBeDefined();
});

describe.each(ART_KINDS)('%s', (kind) => {
  const mine = EVERY.filter((options) => options.kind === kind);
  test('pictures are well-formed, find their ids, and have no bad number or outside reference', () => {
    const flaws = mine.flatMap((options) => {
      const svg = artwork(options);
      const found = [flaw(svg), BAD.exec(svg)?.[0], ...brokenReferences(svg)].filter((each) => each);
      return found.map((each) => `${JSON.stringify(options)}: ${each}`);
    });
    expect(flaws).toEqual([]);
  });
  test('the same options give the same picture, another seed another one', () => {
    const options: ArtOptions = { seed: 'a', kind, width: 320, height: 200 };
    expect(artwork(options)).toBe(artwork({ ...options }));
    expect(artwork(options)).not.toBe(artwork({ ...options, seed: 'b' }));
  });
});

test('a motif of another kind is ignored', () => {
  const options: ArtOptions = { seed: 'a', kind: 'hotel', width: 320, height: 200 };
  expect(artwork({ ...options, motif: 'sail' })).toBe(artwork(options));
});

test('the map follows the theme', () => {
  const options: ArtOptions = { seed: 'a', kind: 'map', width: 320, height: 200 };
  expect(artwork({ ...options, theme: 'business-dark' })).toContain('#1A1E25');
  expect(artwork(options)).toContain('#EEF2EE');
});

describe('cars', () => {
  const options: ArtOptions = { seed: 'a', kind: 'car', motif: 'suv', width: 248, height: 222 };
  test('a body has its own paint, and any other when asked', () => {
    expect(artwork(options)).toContain('#B6502C');
    const blue = artwork({ ...options, paint: 'blue' });
    expect(blue).toContain('#5B8FA8');
    expect(blue).not.toContain('#B6502C');
  });
  test('the land behind a car follows the theme, the car does not', () => {
    const themed = MAP_THEMES.map((theme) => artwork({ ...options, theme }));
    expect(new Set(themed).size).toBe(MAP_THEMES.length);
    for (const svg of themed) expect(svg).toContain('#B6502C');
  });
  test('a silhouette is the car alone, inside its picture', () => {
    for (const motif of motifsOf('silhouette')) {
      const svg = artwork({ seed: 'a', kind: 'silhouette', motif, width: 104, height: 44 });
      expect(svg).not.toContain('<rect width="272"');
      const [, x, y, scale] = /translate\(([\d.]+) ([\d.-]+)\) scale\(([\d.]+)\)/.exec(svg) ?? [];
      expect(Number(x)).toBeGreaterThan(0);
      // The ground is at 94, its shadow 4 below
      expect(Number(y) + 98 * Number(scale)).toBeLessThanOrEqual(44);
    }
  });
  test('every car fits into the width of its scene', () => {
    for (const { length } of Object.values(CAR_BODIES)) expect(length).toBeLessThan(260);
  });
});

test('each of the 120 most visited cities has a picture of its own, and so has every region', () => {
  const names = [...CITY_MOTIFS, ...REGION_MOTIFS];
  expect(CITY_MOTIFS).toHaveLength(120);
  const drawn = names.map((motif) =>
    artwork({ seed: 'a', kind: 'city', width: 320, height: 200, time: 'day', motif }),
  );
  const plain = artwork({ seed: 'a', kind: 'city', width: 320, height: 200, time: 'day' });
  // The meadow is drawn in the country only
  expect(new Set([...drawn, plain]).size).toBe(names.length + 1);
  for (const [at, svg] of drawn.entries()) expect(svg.length, names[at]).toBeGreaterThan(6_000);
});

test('there are at least 24 hotel facades and a room for each room type, all different', () => {
  const drawn = [...HOTEL_FACADES].map((motif) =>
    artwork({ seed: 'a', kind: 'hotel', width: 320, height: 200, time: 'day', motif }),
  );
  expect(new Set(drawn).size).toBe(HOTEL_FACADES.length);
  expect(HOTEL_FACADES.length).toBeGreaterThanOrEqual(24);
  const rooms = ROOM_MOTIFS.map((motif) =>
    artwork({ seed: 'a', kind: 'room', width: 320, height: 200, time: 'day', motif }),
  );
  expect(new Set(rooms).size).toBe(ROOM_MOTIFS.length);
});

/** Cached for ever under its address, a picture must not change by accident: change these with intent. */
test('known pictures stay as they are', () => {
  const digest = (options: Partial<ArtOptions>) =>
    hash(
      artwork({ seed: 'lisbon', kind: 'town', width: 640, height: 420, time: 'golden', ...options }),
    ).toString(36);
  expect(ART_KINDS.map((kind) => `${kind} ${digest({ kind })}`)).toMatchInlineSnapshot(`
    [
      "coast 1x27lnw",
      "city 19ujgp4",
      "town 1qy6ia8",
      "mountain 1h37zbn",
      "desert 1pfafu1",
      "island ox4u55",
      "countryside 1vxubdm",
      "aerial jj9d93",
      "hotel 8ob25x",
      "room 16gkqnr",
      "dining a3ckko",
      "pool 1cxlb22",
      "home 1sk8aih",
      "car 17ja5g5",
      "silhouette 11qr1ky",
      "activity 1y1e6gn",
      "map nppknx",
    ]
  `);
});
