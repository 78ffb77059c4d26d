import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createGeography } from './geography.ts';
import { readAirports } from './read-airports.ts';

const folder = mkdtempSync(join(tmpdir(), 'sojourn-airports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('an imported airport is found by its code', () => {
  const row = {
    code: 'QQZ',
    name: 'Somewhere',
    city: 'Somewhere',
    country: 'PT',
    lat: 39,
    lon: -8,
    zone: 'UTC',
  };
  const airports = readAirports(written('good.json', JSON.stringify([row])));
  expect(createGeography({ extraAirports: airports }).airportByCode('QQZ')?.name).toBe('Somewhere');
});

test('without a file there are none, and a wrong one is named', () => {
  expect(readAirports(null)).toEqual([]);
  expect(() => readAirports(join(folder, 'gone.json'))).toThrow('AIRPORTS_FILE: ');
  expect(() => readAirports(written('bad.json', '[{"code":"lis"}]'))).toThrow('import them again');
});
