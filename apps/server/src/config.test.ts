import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
const LEAST = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/portal',
  SERVER_KEY: SECRET,
  OIDC_ISSUER: 'http://localhost:8081',
  OIDC_CLIENT_SECRET: SECRET,
  VAULT_URL: 'http://localhost:8082',
  VAULT_API_KEY: SECRET,
  REWARDS_URL: 'http://localhost:8081',
  REWARDS_API_KEY: SECRET,
};

test('the least that must be set leaves loopback, port 8080 and our own map', () => {
  expect(readConfig(LEAST)).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 8080,
    logLevel: 'info',
    scenario: null,
    airportsFile: null,
    trustedProxies: 0,
    operatorKeys: [],
    limitFactor: 1,
    rewards: { url: 'http://localhost:8081' },
  });
});

test.each(Object.keys(LEAST))('without %s the server does not start, in whatever mode', (name) => {
  expect(() => readConfig({ ...LEAST, [name]: undefined })).toThrow(`${name}: is not set`);
  expect(() => readConfig({ ...LEAST, NODE_ENV: 'production', [name]: '' })).toThrow(`${name}: is not set`);
});

test('everything that is missing or wrong is named in one line', () => {
  const message = (environment: Record<string, string>) => {
    try {
      return readConfig(environment) && '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const all = message({ PORT: 'abc' });
  expect(all.split('\n')).toHaveLength(1);
  for (const name of Object.keys(LEAST)) expect(all).toContain(`${name}: is not set`);
  expect(all).toContain("PORT: 'abc' is not a port");
});

test('other keys are secrets like the current one, and their former name is refused', () => {
  const at = (SERVER_OTHER_KEYS: string) => () => readConfig({ ...LEAST, SERVER_OTHER_KEYS });
  expect(at('')().otherServerKeys).toEqual([]);
  expect(at(`${SECRET},${SECRET}!`)().otherServerKeys).toEqual([SECRET, `${SECRET}!`]);
  expect(at(`${SECRET},short`)).toThrow('SERVER_OTHER_KEYS: has 5 characters');
  expect(() => readConfig({ ...LEAST, SERVER_OLD_KEYS: SECRET })).toThrow(
    'SERVER_OLD_KEYS: is now named SERVER_OTHER_KEYS',
  );
});

test('a tenant’s client may have a secret of its own', () => {
  expect(readConfig(LEAST).signIn.tenantSecrets).toEqual({});
  const given = {
    ...LEAST,
    OIDC_CLIENT_SECRET_NORTH_WEST: `${SECRET}!`,
    OIDC_CLIENT_SECRET_BUSINESS: SECRET,
  };
  expect(readConfig(given).signIn.tenantSecrets).toEqual({ 'north-west': `${SECRET}!`, business: SECRET });
});

test('connections close ten seconds after SIGTERM in production, at once elsewhere', () => {
  expect(readConfig(LEAST).drainSeconds).toBe(0);
  expect(readConfig({ ...LEAST, NODE_ENV: 'production' }).drainSeconds).toBe(10);
  expect(readConfig({ ...LEAST, NODE_ENV: 'production', DRAIN_SECONDS: '3' }).drainSeconds).toBe(3);
});

test('origins that may embed the profile are none unless they are listed', () => {
  const at = (EMBED_ORIGINS: string) => () => readConfig({ ...LEAST, EMBED_ORIGINS }).embedOrigins;
  expect(readConfig(LEAST).embedOrigins).toEqual([]);
  expect(at(' ')()).toEqual([]);
  expect(at('https://www.bank.example, https://app.bank.example/')()).toEqual([
    'https://www.bank.example',
    'https://app.bank.example',
  ]);
  for (const wrong of ['*', 'null', 'www.bank.example', 'https://www.bank.example,', 'file:///x']) {
    expect(at(wrong)).toThrow('EMBED_ORIGINS');
  }
});

test('in production the issuer is asked over TLS, or on this machine', () => {
  const production = { ...LEAST, NODE_ENV: 'production' };
  expect(readConfig(production).mode).toBe('production');
  const at = (OIDC_ISSUER: string) => () => readConfig({ ...production, OIDC_ISSUER });
  expect(at('http://bank.example')).toThrow('OIDC_ISSUER: does not begin with https://');
  expect(at('http://localhost.evil.example')).toThrow('OIDC_ISSUER');
  expect(at('https://bank.example')()).toMatchObject({ signIn: { issuer: 'https://bank.example' } });
  expect(() => readConfig({ ...production, METRICS_KEY: 'short' })).toThrow('METRICS_KEY: has 5 characters');
});

test.each([
  ['VAULT_URL', {}],
  ['REWARDS_URL', {}],
  ['STRIPE_API_BASE', { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_'.padEnd(40, 'x') }],
])('in production %s is reached over TLS, or on this machine', (name, more) => {
  const at = (url: string) => () => readConfig({ ...LEAST, ...more, NODE_ENV: 'production', [name]: url });
  expect(at('http://elsewhere.example')).toThrow(`${name}: does not begin with https://`);
  expect(at('https://elsewhere.example')().mode).toBe('production');
  expect(at('http://localhost:9000')().mode).toBe('production');
});

test('Stripe’s test keys are refused in production, and its live ones everywhere else', () => {
  const at = (prefix: string, more: object = {}) => {
    const settings = { ...LEAST, ...more, PAYMENTS: 'stripe', STRIPE_SECRET_KEY: prefix.padEnd(40, 'x') };
    return () => readConfig(settings).stripe?.secretKey.slice(0, prefix.length);
  };
  const production = { NODE_ENV: 'production' };
  for (const key of ['sk', 'rk']) {
    expect(at(`${key}_live_`, production)()).toBe(`${key}_live_`);
    expect(at(`${key}_test_`)()).toBe(`${key}_test_`);
    expect(at(`${key}_test_`, production)).toThrow('STRIPE_SECRET_KEY: is not a key of Stripe’s live mode');
    expect(at(`${key}_live_`)).toThrow('STRIPE_SECRET_KEY: is not a key of Stripe’s test mode');
  }
  expect(at('whsec_')).toThrow('STRIPE_SECRET_KEY');
});

test('mail goes into files, or by SMTP under an address that is named', () => {
  expect(readConfig(LEAST).mail).toMatchObject({ smtpUrl: null, from: 'no-reply@localhost' });
  const bySmtp = { ...LEAST, SMTP_URL: 'smtps://user:secret@mail.example' };
  expect(() => readConfig(bySmtp)).toThrow('MAIL_FROM: is not set');
  const mail = { smtpUrl: bySmtp.SMTP_URL, from: 'trips@bank.example' };
  expect(readConfig({ ...bySmtp, MAIL_FROM: mail.from }).mail).toMatchObject(mail);
  expect(() => readConfig({ ...LEAST, SMTP_URL: 'http://mail.example' })).toThrow('SMTP_URL: does not begin');
});

test.each([
  [{ PORT: 'abc' }, "PORT: 'abc' is not a port between 1 and 65535"],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL: 'loud' is not one of fatal, error, warn, info, debug, trace, silent"],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: does not begin with postgres://… or postgresql://…'],
  [{ DATABASE_POOL: '1' }, "DATABASE_POOL: '1' is not a number between 2 and 200"],
])('%j is refused', (wrong, message) => {
  expect(() => readConfig({ ...LEAST, ...wrong })).toThrow(message);
});

test('the lab is open only where it is asked for, and never in production', () => {
  expect(readConfig({ ...LEAST, SCENARIO: 'price-rise' })).toMatchObject({ lab: false, scenario: null });
  expect(readConfig({ ...LEAST, SOJOURN_LAB: 'open', SCENARIO: 'price-rise' })).toMatchObject({
    lab: true,
    scenario: 'price-rise',
  });
  const production = { ...LEAST, NODE_ENV: 'production' };
  expect(readConfig(production).lab).toBe(false);
  expect(() => readConfig({ ...production, SOJOURN_LAB: 'open' })).toThrow(
    'SOJOURN_LAB: cannot be open in production',
  );
});
