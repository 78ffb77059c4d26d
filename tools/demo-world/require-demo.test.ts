import { expect, test } from 'vitest';
import { requireDemo } from './require-demo.ts';

const DEMO = {
  mode: 'development',
  lab: true,
  stripe: null,
  mail: { smtpUrl: null, folder: 'mail', from: 'trips@example.com' },
} as const;

test('the demo’s past is played beside the demo’s own bank, vault and mail folder', () => {
  expect(() => requireDemo(DEMO)).not.toThrow();
});

test.each([
  ['NODE_ENV is production', { mode: 'production' }],
  ['SOJOURN_LAB is closed', { lab: false }],
  [
    'PAYMENTS is stripe',
    { stripe: { secretKey: 'sk', apiBase: null, signingSecret: null, publicKey: null } },
  ],
  ['SMTP_URL is set', { mail: { ...DEMO.mail, smtpUrl: 'smtp://localhost:25' } }],
] as const)('it’s refused where %s, with the reason', (reason, different) => {
  expect(() => requireDemo({ ...DEMO, ...different })).toThrow(reason);
});
