import { expect, test } from 'vitest';
import { readStartSettings } from './settings.ts';

const hasPast = (environment: Readonly<Record<string, string>>) => readStartSettings(environment).hasPast;

test('the demo gets a past unless it’s left out, or isn’t the demo’s own database, people and vault', () => {
  expect(hasPast({})).toBe(true);
  const DATABASE_URL = 'postgres://localhost/portal';
  expect(hasPast({ DATABASE_URL, SOJOURN_DEMO: 'full' })).toBe(true);
  const without: readonly Readonly<Record<string, string>>[] = [
    { DATABASE_URL },
    { SOJOURN_DEMO: 'small' },
    { SEED: 'empty' },
    { NODE_ENV: 'production' },
    { SOJOURN_LAB: 'closed' },
    { OIDC_ISSUER: 'https://login.example.com' },
    { BANK_PEOPLE_FILE: '/etc/people.json' },
    { PAYMENTS: 'stripe' },
    { SMTP_URL: 'smtp://localhost:25' },
  ];
  for (const environment of without)
    expect([environment, hasPast(environment)]).toEqual([environment, false]);
});
