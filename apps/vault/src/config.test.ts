import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const LEAST = {
  DATABASE_URL: 'postgres://localhost/vault',
  VAULT_KEY: 'a key of the vault that is long enough',
  VAULT_API_KEY: 'a key of the server that is long enough',
  PORTAL_ORIGINS: 'https://travel.example.com',
};

it.each([
  ['no host of the profile module', {}, ['https://travel.example.com']],
  ['none named', { EMBED_ORIGINS: ' ' }, ['https://travel.example.com']],
  [
    'two',
    { EMBED_ORIGINS: 'https://bank.example.com, https://app.example.com/' },
    ['https://travel.example.com', 'https://bank.example.com', 'https://app.example.com'],
  ],
])('the card fields may stand in the portals’ pages, and beside them: %s', (_, given, origins) => {
  expect(readConfig({ ...LEAST, ...given }).portalOrigins).toEqual(origins);
});

it.each([
  { EMBED_ORIGINS: 'bank.example.com' },
  { EMBED_ORIGINS: 'https://bank.example.com,' },
  { EMBED_ORIGINS: '*' },
])('%j is refused by name', (given) => {
  expect(() => readConfig({ ...LEAST, ...given })).toThrow(/EMBED_ORIGINS/);
});
