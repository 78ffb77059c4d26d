import { expect, test } from 'vitest';
import { helpText, wantsHelp } from './help.ts';
import { integer, optionalUrl, origins, port, readSettings, secret, secrets, text, url } from './table.ts';

const TABLE = {
  PORT: port(8080, 'port of the portals'),
  AT: url({ about: 'where it is', isPrivate: true }),
  KEY: secret('signs things'),
  OTHER_KEYS: secrets('also accepted', 'OLD_KEYS'),
  COUNT: integer({ about: 'how many', least: 1, most: 9, fallback: 3 }),
  NAME: text({ about: 'its name', fallback: 'a | b', shown: 'none' }),
  EXTRA: optionalUrl({ about: 'one more', shown: 'none' }),
  FROM: origins({ about: 'who may', fallback: '', shown: 'nobody', example: 'https://a.example' }),
};
const LEAST = { AT: 'https://a.example/', KEY: 'k'.repeat(32) };

test('values have their types and their defaults', () => {
  expect(readSettings(TABLE, LEAST)).toEqual({
    PORT: 8080,
    AT: 'https://a.example',
    KEY: LEAST.KEY,
    OTHER_KEYS: [],
    COUNT: 3,
    NAME: 'a | b',
    EXTRA: null,
    FROM: [],
  });
});

test('one line names everything that is missing or wrong', () => {
  const wrong = { PORT: 'x', COUNT: '10', FROM: '*' };
  expect(() => readSettings(TABLE, wrong)).toThrow(
    "PORT: 'x' is not a port between 1 and 65535; AT: is not set; KEY: is not set; " +
      "COUNT: '10' is not a number between 1 and 9; FROM: '*' is no origin such as https://a.example",
  );
});

test('a private address needs TLS in production, except on this machine', () => {
  const at = (AT: string, NODE_ENV: string) => () => readSettings(TABLE, { ...LEAST, AT, NODE_ENV });
  expect(at('http://a.example', 'production')).toThrow('AT: does not begin with https://');
  expect(at('http://a.example', 'development')().AT).toBe('http://a.example');
  expect(at('http://localhost:1', 'production')().AT).toBe('http://localhost:1');
});

test('a former name is refused by name', () => {
  expect(() => readSettings(TABLE, { ...LEAST, OLD_KEYS: 'x' })).toThrow('OLD_KEYS: is now named OTHER_KEYS');
});

test('--help has a line for each setting', () => {
  expect(wantsHelp(['node', 'x.ts', '--help'])).toBe(true);
  expect(wantsHelp(['node', 'x.ts'])).toBe(false);
  const help = helpText({ usage: 'x', about: 'Does things.', settings: TABLE });
  for (const [name, { about }] of Object.entries(TABLE)) {
    expect(help).toContain(name);
    expect(help).toContain(about);
  }
  expect(help).toContain('signs things (required)');
  expect(help).toContain('port of the portals (default: 8080)');
});
