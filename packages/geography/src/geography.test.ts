import { describe, expect, it } from 'vitest';
import { CITY_MOTIFS } from './data/art-motifs.ts';
import { CITY_TAXES } from './data/city-taxes.ts';
import { METRO_AIRPORTS } from './data/metro-airports.ts';
import { NEIGHBOURHOODS } from './data/neighbourhoods.ts';
import { distanceKm } from './distance.ts';
import { createGeography } from './geography.ts';
import { readCities } from './read-rows.ts';
import type { Airport } from './types.ts';

const geography = createGeography();
const { airports, cities, countries, landmarks } = geography;

const zoneFault = (zone: string): string | undefined => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return undefined;
  } catch {
    return zone;
  }
};

describe('the tables', () => {
  it('are as wide as the market needs', () => {
    expect(countries.length).toBeGreaterThanOrEqual(200);
    expect(cities.length).toBeGreaterThanOrEqual(420);
    expect(airports.length).toBeGreaterThanOrEqual(450);
    expect(cities.filter((city) => city.neighbourhoods.length >= 4).length).toBeGreaterThanOrEqual(120);
    const marked = new Set(landmarks.map(({ cityId }) => cityId));
    expect([...marked].filter((id) => geography.landmarksOf(id).length >= 3).length).toBeGreaterThanOrEqual(
      60,
    );
  });

  it('have unique ids', () => {
    for (const ids of [
      countries.map(({ code }) => code),
      cities.map(({ id }) => id),
      airports.map(({ code }) => code),
      landmarks.map(({ id }) => id),
    ]) {
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    }
  });

  it('refer only to rows there are', () => {
    const isCity = (id: string) => geography.cityById(id) !== undefined;
    const isCountry = (code: string) => geography.countryByCode(code) !== undefined;
    expect(cities.filter(({ country }) => !isCountry(country))).toEqual([]);
    expect(airports.filter(({ country }) => !isCountry(country))).toEqual([]);
    expect(airports.filter(({ cityId }) => cityId !== undefined && !isCity(cityId))).toEqual([]);
    expect(landmarks.filter(({ cityId }) => !isCity(cityId))).toEqual([]);
    expect(cities.filter(({ metroCode }) => geography.airportsOfMetro(metroCode).length === 0)).toEqual([]);
    const named = [...NEIGHBOURHOODS.matchAll(/^@(.+)$/gm)].map((match) => match[1]!);
    const taxed = CITY_TAXES.trim()
      .split('\n')
      .map((line) => line.split('|')[0]!);
    expect([...named, ...taxed].filter((id) => !isCity(id))).toEqual([]);
    const members = Object.values(METRO_AIRPORTS).flat();
    expect(members.filter((code) => geography.airportByCode(code) === undefined)).toEqual([]);
  });

  it('keep time zones the runtime knows', () => {
    const zones = new Set([...cities, ...airports].map(({ zone }) => zone));
    expect([...zones].filter(zoneFault)).toEqual([]);
  });

  it('keep values within their scales', () => {
    expect(cities.filter(({ demand }) => demand < 0 || demand > 100)).toEqual([]);
    expect(cities.filter(({ priceLevel }) => priceLevel < 30 || priceLevel > 600)).toEqual([]);
    expect(cities.filter(({ lat, lon }) => Math.abs(lat) > 90 || Math.abs(lon) > 180)).toEqual([]);
    const pictured = cities.filter(({ artKind }) => artKind === 'city');
    expect(pictured.filter(({ artMotif }) => artMotif === undefined)).toEqual([]);
  });

  it('give each of the 120 most visited cities a landmark that no other city has', () => {
    const top = cities.toSorted((a, b) => b.demand - a.demand);
    const own = cities.filter(({ artMotif }) => CITY_MOTIFS.some((motif) => motif === artMotif));
    expect(own).toHaveLength(120);
    expect(new Set(own.map(({ artMotif }) => artMotif)).size).toBe(120);
    // Of those with the same demand as the last, any may be among them
    const least = top[119]?.demand ?? 0;
    expect(own.filter(({ demand }) => demand < least)).toEqual([]);
    expect(top.filter(({ demand }) => demand > least).filter((city) => !own.includes(city))).toEqual([]);
    // A landmark is named after its city
    expect(
      own.filter(({ id, artMotif }) => !id.includes(artMotif === 'philly' ? 'phil' : (artMotif ?? '-'))),
    ).toEqual([]);
  });

  it('stop the start at a malformed row, with its text', () => {
    const row = 'Nowhere||FR|Here|north|2|Europe/Paris|1|PAR|city blocks|50|100|n';
    expect(() => readCities(row)).toThrow(/Nowhere/);
    expect(() => readCities(row.replace('north', '48').replace('blocks', 'windmill'))).toThrow(/windmill/);
  });
});

describe('the lookups', () => {
  it('find rows by id and code', () => {
    expect(geography.cityById('lisbon-pt')).toMatchObject({
      artKind: 'town',
      artMotif: 'lisbon',
      metroCode: 'LIS',
    });
    expect(geography.airportByCode('HND')).toMatchObject({
      country: 'JP',
      zone: 'Asia/Tokyo',
      cityId: 'tokyo-jp',
    });
    expect(geography.cityById('atlantis-xx')).toBeUndefined();
    expect(geography.landmarksOf('atlantis-xx')).toEqual([]);
  });

  it('list a metropolis by its main airport first', () => {
    expect(geography.airportsOfMetro('LON')[0]?.code).toBe('LHR');
    expect(geography.airportsOfCity('new-york-us').map(({ code }) => code)).toEqual(['JFK', 'EWR', 'LGA']);
    expect(geography.airportsOfMetro('QQQ')).toEqual([]);
  });

  it('find the nearest city and those in a box, across the antimeridian too', () => {
    expect(geography.nearestCity(38.7, -9.14).id).toBe('lisbon-pt');
    expect(geography.nearestCity(-17.8, 179.9).id).toBe('nadi-fj');
    const iberia = geography
      .citiesWithin({ west: -9.6, south: 36, east: -6.2, north: 42 })
      .map(({ id }) => id);
    expect(iberia).toContain('porto-pt');
    expect(iberia).not.toContain('madrid-es');
    const pacific = geography
      .citiesWithin({ west: 170, south: -25, east: -165, north: -10 })
      .map(({ id }) => id);
    expect(pacific).toEqual(expect.arrayContaining(['nadi-fj', 'apia-ws']));
    expect(pacific).not.toContain('sydney-au');
  });

  it('tax a night as the city does, or its country', () => {
    expect(geography.lodgingTaxOf(geography.cityById('denver-us')!)).toEqual({ bps: 1575, perNightMinor: 0 });
    expect(geography.lodgingTaxOf(geography.cityById('toulouse-fr')!)).toEqual({
      bps: 1000,
      perNightMinor: 270,
    });
  });

  it('take extra airports, but never over our own rows', () => {
    const base = { country: 'FR', lat: 45, lon: 2, zone: 'Europe/Paris' };
    const extraAirports: Airport[] = [
      { ...base, code: 'AUR', name: 'Aurillac', city: 'Aurillac' },
      { ...base, code: 'CDG', name: 'Wrong', city: 'Wrong' },
    ];
    const wider = createGeography({ extraAirports });
    expect(wider.airportByCode('AUR')?.name).toBe('Aurillac');
    expect(wider.airportByCode('CDG')?.city).toBe('Paris');
    expect(wider.airports.length).toBe(airports.length + 1);
  });
});

describe('distanceKm', () => {
  it('measures great circles', () => {
    const at = (code: string) => geography.airportByCode(code)!;
    expect(distanceKm(at('JFK'), at('LHR'))).toBeCloseTo(5540, -1.5);
    expect(distanceKm(at('LIS'), at('LIS'))).toBe(0);
    expect(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.2, 1);
    expect(distanceKm({ lat: 90, lon: 0 }, { lat: -90, lon: 0 })).toBeCloseTo(20015, 0);
  });
});
