import { expect, test } from 'vitest';
import { readChoice, readInteger, readPort, readSecret, readText, readUrl } from './settings.ts';

test('a value that is given is used, otherwise the fallback', () => {
  expect(readPort({ PORT: '9000' }, 'PORT', 8080)).toBe(9000);
  expect(readPort({}, 'PORT', 8080)).toBe(8080);
  expect(readPort({ PORT: ' ' }, 'PORT', 8080)).toBe(8080);
  expect(readInteger({}, 'N', { least: 0, most: 9, fallback: 0 })).toBe(0);
  expect(readChoice({ LEVEL: 'warn' }, 'LEVEL', ['info', 'warn'])).toBe('warn');
  expect(readUrl({ AT: 'https://x.example/' }, 'AT')).toBe('https://x.example');
  expect(readText({ NAME: ' a ' }, 'NAME')).toBe('a');
});

const DATABASE = { protocols: ['postgres:'] };

test.each([
  [() => readPort({ PORT: 'abc' }, 'PORT'), "PORT: 'abc' is not a port between 1 and 65535"],
  [() => readPort({ PORT: '0' }, 'PORT'), "PORT: '0' is not a port between 1 and 65535"],
  [() => readPort({ PORT: '8080.5' }, 'PORT'), "PORT: '8080.5' is not a port between 1 and 65535"],
  [() => readPort({ PORT: '70000' }, 'PORT'), "PORT: '70000' is not a port between 1 and 65535"],
  [() => readPort({}, 'PORT'), 'PORT: is not set'],
  [() => readInteger({ N: '-1' }, 'N', { least: 0, most: 9 }), "N: '-1' is not a number between 0 and 9"],
  [() => readChoice({ L: 'loud' }, 'L', ['info', 'warn']), "L: 'loud' is not one of info, warn"],
  [() => readUrl({ AT: 'x' }, 'AT'), 'AT: is not an address such as http://… or https://…'],
  [() => readUrl({ AT: 'http://a:pw@x' }, 'AT', DATABASE), 'AT: does not begin with postgres://…'],
  [() => readSecret({}, 'KEY'), 'KEY: is not set'],
  [() => readSecret({ KEY: 'short' }, 'KEY'), 'KEY: has 5 characters; a secret has at least 32'],
])('%s', (read, message) => {
  expect(read).toThrow(message);
});
