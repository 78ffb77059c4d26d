import { describe, expect, it } from 'vitest';
import { ALIASES } from './data/aliases.ts';
import { prefixDistance } from './edit-distance.ts';
import { createGeography } from './geography.ts';
import { createPlaceIndex, type PlaceGroup } from './places.ts';

const geography = createGeography();
const HOTEL_WORDS = [
  'Grand',
  'Royal',
  'Park',
  'Palace',
  'Harbor',
  'Garden',
  'Villa',
  'Maison',
  'Terrace',
  'Hotel',
];
const hotels = Array.from({ length: 60_000 }, (_, i) => {
  const city = geography.cities[i % geography.cities.length]!;
  const words = [HOTEL_WORDS[i % 10], HOTEL_WORDS[(i * 7) % 9], 'Hotel', city.name, (i % 900).toString(36)];
  return { id: `hotel:${i}`, name: words.join(' '), cityId: city.id, weight: i % 100 };
});
const named = { id: 'hotel:santa-luz', name: 'Palacete Santa Luz', cityId: 'lisbon-pt', weight: 60 };
const index = createPlaceIndex(geography, [...hotels, named]);

const idsOf = (groups: readonly PlaceGroup[], kind: string) =>
  groups.find((group) => group.kind === kind)?.places.map(({ id }) => id) ?? [];

describe('the destination field', () => {
  it.each([
    ['sao paolo', 'sao-paulo-br'],
    ['new yrok', 'new-york-us'],
    ['zurich', 'zurich-ch'],
    ['ZÜRICH', 'zurich-ch'],
    ['barclona', 'barcelona-es'],
    ['santoirni', 'santorini-gr'],
    ['los angelas', 'los-angeles-us'],
    ['münchen', 'munich-de'],
    ['newyork', 'new-york-us'],
    ['st louis', 'st-louis-us'],
    ['saint louis', 'st-louis-us'],
    ['lisb', 'lisbon-pt'],
    ['hong', 'hong-kong-hk'],
    ['york', 'york-gb'],
    ['Saigon', 'ho-chi-minh-city-vn'],
    ['portland maine', 'portland-me-us'],
    ['lis', 'lisbon-pt'],
    ['cdg', 'paris-fr'],
    ['paris', 'paris-fr'],
    ['São', 'sao-paulo-br'],
    ['Nueva York', 'new-york-us'],
    ['CDMX', 'mexico-city-mx'],
    ['東京', 'tokyo-jp'],
    ['서울', 'seoul-kr'],
    ['Москва', 'moscow-ru'],
    ['القاهرة', 'cairo-eg'],
    ['portland or', 'portland-or-us'],
    ['Portland, ME', 'portland-me-us'],
    ['washington dc', 'washington-us'],
  ])('leads "%s" to %s', (text, id) => {
    const groups = index.search(text);
    expect(groups[0]?.kind).toBe('city');
    expect(groups[0]?.places[0]?.id).toBe(id);
  });

  it.each([
    ['New York City', 'new-york-us'],
    ['nwe york', 'new-york-us'],
    ['Paris Hilton', 'paris-fr'],
    ['Xyzzy Boston MA', 'boston-us'],
    ['hilton in paris', 'paris-fr'],
    ['São', 'sao-paulo-br'],
    ['lisbon city', 'lisbon-pt'],
  ])('"%s" lists the city that people mean first', (text, id) => {
    const [first] = index.search(text);
    expect(first?.kind).toBe('city');
    expect(first?.places[0]?.id).toBe(id);
  });

  it('a few letters never mean a country by its beginning', () => {
    const names = index.search('São')[0]?.places.map(({ name }) => name) ?? [];
    expect(names).not.toContain('Mecca');
  });

  it('puts an exact code first', () => {
    expect(idsOf(index.search('cdg'), 'airport')[0]).toBe('CDG');
    expect(idsOf(index.search('LIS'), 'airport')[0]).toBe('LIS');
    expect(idsOf(index.search('lon'), 'airport').slice(0, 2)).toEqual(['LHR', 'LGW']);
    expect(idsOf(index.search('nyc'), 'city')).toEqual(['new-york-us']);
  });

  it('speaks French when asked, and finds French names always', () => {
    expect(index.search('lisbonne', { locale: 'fr-CA' })[0]?.places[0]?.name).toBe('Lisbonne');
    expect(index.search('lisbonne', { locale: 'en' })[0]?.places[0]?.name).toBe('Lisbon');
    expect(index.search('tour eiffel', { locale: 'fr' })[0]?.places[0]?.name).toBe('Tour Eiffel');
  });

  it('finds landmarks and hotels', () => {
    expect(index.search('eiffel')[0]?.places[0]).toMatchObject({
      kind: 'landmark',
      name: 'Eiffel Tower',
      cityId: 'paris-fr',
    });
    expect(index.search('palacete santa')[0]?.places[0]).toMatchObject({
      kind: 'hotel',
      id: 'hotel:santa-luz',
    });
    expect(idsOf(index.search('santa luz lisbonne'), 'hotel')).toEqual(['hotel:santa-luz']);
  });

  it('finds cities by country and airports by city', () => {
    expect(idsOf(index.search('portugal'), 'city').slice(0, 2)).toEqual(['lisbon-pt', 'porto-pt']);
    expect(idsOf(index.search('allemagne'), 'city')[0]).toBe('berlin-de');
    expect(idsOf(index.search('tokyo', { kinds: ['airport'] }), 'airport')).toEqual(['HND', 'NRT']);
  });

  it.each(['Paris TX', 'Xyzzy Paris TX', 'Paris, Texas', 'London Ontario', 'athens ga'])(
    '"%s" is no city of the same name elsewhere',
    (text) => {
      expect(idsOf(index.search(text), 'city')).toEqual([]);
    },
  );

  it.each([
    ['Bali', 'DPS'],
    ['Ubud', 'DPS'],
    ['Hawaii', 'HNL'],
    ['Waikiki', 'HNL'],
    ['Maui', 'OGG'],
    ['東京', 'HND'],
    ['CDMX', 'MEX'],
    ['Nueva York', 'JFK'],
  ])('flights know "%s" as hotels do: %s', (text, code) => {
    const found = index.search(text, { kinds: ['city', 'airport'], limit: 8 });
    expect(idsOf(found, 'airport')).toContain(code);
    expect(idsOf(index.search(text), 'city').length).toBeGreaterThan(0);
  });

  it('every other name is of cities that there are', () => {
    const ids = ALIASES.trim()
      .split('\n')
      .flatMap((line) => line.split('|')[1]!.split(' '));
    expect(ids.filter((id) => geography.cityById(id) === undefined)).toEqual([]);
  });

  it('says where an airport away from our cities is', () => {
    const [bangor] = index.search('BGR')[0]!.places;
    expect(bangor).toEqual({
      kind: 'airport',
      id: 'BGR',
      name: 'Bangor',
      cityName: 'Bangor',
      country: 'US',
      code: 'BGR',
    });
  });

  it.each(['', '   ', '???', '—', '🏝️', 'xqzvwkj', 'qqq www zzz', '%00', "'; drop table"])(
    'has no group for "%s"',
    (text) => {
      expect(index.search(text)).toEqual([]);
    },
  );

  it('keeps to the kinds and the limit asked for', () => {
    const groups = index.search('par', { kinds: ['city', 'hotel'], limit: 2 });
    expect(groups.map(({ kind }) => kind).sort()).toEqual(['city', 'hotel']);
    expect(groups.every(({ places }) => places.length === 2)).toBe(true);
    expect(index.search('paris', { kinds: [] })).toEqual([]);
  });

  it('gives the same answer again', () => {
    const first = index.search('san');
    index.search('grand royl');
    expect(index.search('san')).toEqual(first);
  });

  it('refuses a hotel of no city', () => {
    expect(() => createPlaceIndex(geography, [{ ...named, cityId: 'nowhere-xx' }])).toThrow(/nowhere-xx/);
  });
});

describe('prefixDistance', () => {
  it.each([
    ['yrok', 'york', 1],
    ['paolo', 'paulo', 1],
    ['lis', 'lisbon', 0],
    ['barclona', 'barcelona', 1],
    ['abc', 'xyz', 3],
  ])('of %s from %s is %i', (token, word, edits) => {
    expect(prefixDistance(token, word, 3)).toBe(edits);
  });

  it('gives up beyond the most allowed', () => {
    expect(prefixDistance('madrid', 'oslo', 1)).toBeGreaterThan(1);
  });
});
