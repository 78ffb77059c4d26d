/** Every setting of the portal's server; docs/operations.md and `--help` are made from this table. */
import { fileURLToPath } from 'node:url';
import {
  DATABASE_URL,
  DRAIN_SECONDS,
  EMBED_ORIGINS,
  HOST,
  LAB,
  logLevel,
  MODE,
  OIDC_CLIENT_SECRET,
  OIDC_ISSUER,
  OIDC_OTHER_CLIENT_SECRETS,
  poolSize,
  REWARDS_API_KEY,
  TRUSTED_PROXIES,
  tenantsFile,
  VAULT_API_KEY,
  vaultUrl,
} from '@sojourn/domain/settings/shared-settings.ts';
import { stripePublicKey } from '@sojourn/domain/settings/stripe-public-key.ts';
import {
  choice,
  integer,
  optionalInteger,
  optionalSecret,
  optionalText,
  optionalUrl,
  port,
  type Setting,
  secret,
  secrets,
  text,
  url,
} from '@sojourn/domain/settings/table.ts';
import { readSecret, readText, SettingError } from '@sojourn/domain/settings.ts';

const fileUrl = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** By the tenant's id; a client without one of its own has OIDC_CLIENT_SECRET. */
const TENANT_SECRETS: Setting<Readonly<Record<string, string>>> = {
  about: 'secret of one tenant’s client, such as `OIDC_CLIENT_SECRET_BUSINESS`; hyphens become `_`',
  standard: '`OIDC_CLIENT_SECRET`',
  read: (environment) => {
    const names = Object.keys(environment).filter((name) => /^OIDC_CLIENT_SECRET_[A-Z0-9_]+$/.test(name));
    const tenantOf = (name: string) => name.slice(19).toLowerCase().replaceAll('_', '-');
    return Object.fromEntries(names.map((name) => [tenantOf(name), readSecret(environment, name)]));
  },
};

/** By the names of the variables, as the registry looks them up. */
const SUPPLIER_ACCESS: Setting<Readonly<Record<string, string>>> = {
  about:
    'key of one supplier of `SUPPLIERS_FILE`, such as `SUPPLIER_KEY_DUFFEL`; hyphens become `_`. A ' +
    'supplier without one isn’t sold',
  standard: 'none',
  read: (environment) =>
    Object.fromEntries(
      Object.entries(environment).flatMap(([name, value]) =>
        /^SUPPLIER_KEY_[A-Z0-9_]+$/.test(name) && value?.trim() ? [[name, value.trim()]] : [],
      ),
    ),
};

/** With SMTP a made-up address would be refused where the mail goes. */
const MAIL_FROM: Setting<string> = {
  about: 'the sender of mail; an address with letters beyond ASCII needs a mail server with SMTPUTF8',
  standard: '`no-reply@localhost`; required with `SMTP_URL`',
  read: (environment, name) =>
    readText(environment, name, environment.SMTP_URL ? undefined : 'no-reply@localhost'),
};

/** `sk_live_…`, or `rk_test_…` of a restricted key. */
const isStripeKey = (key: string, kind: 'live' | 'test'): boolean =>
  key.startsWith(`sk_${kind}_`) || key.startsWith(`rk_${kind}_`);

const STRIPE_SECRET_KEY: Setting<string | null> = {
  about: 'the account’s secret key: of live mode in production, of test mode everywhere else',
  standard: 'required with `PAYMENTS=stripe`',
  read: (environment, name) => {
    if (environment.PAYMENTS !== 'stripe') return null;
    const key = readSecret(environment, name);
    const kind = environment.NODE_ENV === 'production' ? 'live' : 'test';
    if (!isStripeKey(key, kind))
      throw new SettingError(name, `is not a key of Stripe’s ${kind} mode (sk_${kind}_…, rk_${kind}_…)`);
    return key;
  },
};

const STRIPE_SIGNING_SECRET: Setting<string | null> = {
  about: 'what Stripe signs its notices with (`whsec_…`), sent to `/notices/stripe`',
  standard: 'none; Stripe is asked, and disputes open no case',
  read: (environment, name) =>
    environment.PAYMENTS === 'stripe' && environment[name]?.trim() ? readSecret(environment, name) : null,
};

const SUPPLIER_KEYS: Setting<ReadonlyMap<string, string>> = {
  about:
    'keys that suppliers sign their messages with, each an id, a colon and a secret, comma-separated; ' +
    'without them no message is accepted',
  standard: 'none',
  read: (environment, name) => {
    const entries = readText(environment, name, ' ').split(',');
    return new Map(
      entries.flatMap((entry) => {
        if (entry.trim() === '') return [];
        const [, id, secret] = /^\s*([\w-]{1,32}):(\S+)\s*$/.exec(entry) ?? [];
        if (!id) throw new SettingError(name, 'an entry is not an id, a colon and a secret');
        return [[id, readSecret({ [name]: secret }, name)] as const];
      }),
    );
  },
};

export const SERVER_SETTINGS = {
  NODE_ENV: MODE,
  SOJOURN_LAB: LAB,
  HOST,
  PORT: port(8080, 'port of the portals and their API'),
  LOG_LEVEL: logLevel('info'),
  DATABASE_URL,
  DATABASE_POOL: poolSize(2, 200, 10),
  SERVER_KEY: secret(
    'signs CSRF tokens and encrypts identity data; at least 32 characters, like every secret',
  ),
  SERVER_OTHER_KEYS: secrets(
    'keys that are also accepted, while the key is replaced: the next one, then the former one',
    'SERVER_OLD_KEYS',
  ),
  SUPPLIER_KEYS,
  SUPPLIERS_FILE: text({
    about: 'which supplier sells which product to which tenant',
    fallback: fileUrl('../../../config/suppliers.json'),
    shown: '`config/suppliers.json`',
  }),
  'SUPPLIER_KEY_<ID>': SUPPLIER_ACCESS,
  SELL_WORLD: choice({
    about: 'whether production sells what’s simulated',
    choices: ['no', 'yes'],
    fallback: 'no',
  }),
  OPERATOR_KEYS: secrets(
    'keys that the operator’s own programs call `/api/v0/operator` with; without them nobody can',
  ),
  TENANTS_FILE: tenantsFile(fileUrl('../../../config/tenants.json')),
  EXPERIMENTS_FILE: text({
    about: 'who takes part in which experiment; may be changed while servers run',
    fallback: fileUrl('../../../config/experiments.json'),
    shown: '`config/experiments.json`',
  }),
  OIDC_ISSUER: url({ about: OIDC_ISSUER, isPrivate: true, isExact: true }),
  OIDC_CLIENT_SECRET,
  'OIDC_CLIENT_SECRET_<TENANT>': TENANT_SECRETS,
  OIDC_OTHER_CLIENT_SECRETS,
  OIDC_CLIENT_KEY_FILE: optionalText({
    about: 'private key (PKCS #8, PEM) of tenants whose `clientAuthentication` is `private_key_jwt`',
    shown: 'none',
  }),
  REWARDS_URL: url({
    about:
      'address of the issuer’s API for accounts, redemptions and standing (issuer-api.json), without ' +
      '`/internal`',
    isPrivate: true,
  }),
  REWARDS_API_KEY,
  VAULT_URL: vaultUrl,
  VAULT_API_KEY,
  PAYMENTS: choice({
    about: 'who authorizes and captures card payments',
    choices: ['vault', 'stripe'],
    fallback: 'vault',
  }),
  STRIPE_SECRET_KEY,
  STRIPE_SIGNING_SECRET,
  STRIPE_PUBLISHABLE_KEY: stripePublicKey(),
  STRIPE_API_BASE: optionalUrl({
    about: 'another address of Stripe’s API, for tests',
    shown: 'Stripe’s own',
    isPrivate: true,
  }),
  SMTP_URL: optionalUrl({
    about: 'mail server, such as `smtps://user:password@host`',
    shown: 'mail is written as `.eml` files',
    protocols: ['smtp:', 'smtps:'],
  }),
  MAIL_FOLDER: text({
    about: 'folder for those files',
    fallback: fileUrl('../../../.state/mail'),
    shown: '`mail` in the state directory',
  }),
  MAIL_FROM,
  SCENARIO: text({
    about: 'with the lab: a scenario of the market for everyone',
    fallback: '',
    shown: 'none',
  }),
  AIRPORTS_FILE: optionalText({
    about: 'airports that `tools/import-airports.ts` wrote',
    shown: 'none; `airports.json` in the state directory with `npm start`',
  }),
  STAY_COUNT: optionalInteger({
    about: 'hotels of the embedded market; bookings of hotels that go are lost',
    shown: 'the market’s own',
    least: 2_000,
    most: 500_000,
  }),
  FLIGHT_PERCENT: optionalInteger({
    about: 'percentage of the airlines’ departures that the embedded market flies',
    shown: 'the market’s own',
    least: 1,
    most: 100,
  }),
  SESSION_IDLE_MINUTES: integer({
    about: 'minutes after which an unused session ends',
    least: 1,
    most: 60,
    fallback: 15,
  }),
  SESSION_HOURS: integer({ about: 'hours after which every session ends', least: 1, most: 12, fallback: 10 }),
  EMBED_ORIGINS,
  PORTAL_FOLDER: text({
    about: 'the built front end',
    fallback: fileUrl('../../portal/dist'),
    shown: '`apps/portal/dist`',
  }),
  DESK_FOLDER: text({
    about: 'the built service desk',
    fallback: fileUrl('../../agent/dist'),
    shown: '`apps/agent/dist`',
  }),
  ADMIN_FOLDER: text({
    about: 'the built admin site of companies',
    fallback: fileUrl('../../admin/dist'),
    shown: '`apps/admin/dist`',
  }),
  TRUSTED_PROXIES,
  DRAIN_SECONDS,
  METRICS_KEY: optionalSecret({
    about: 'bearer token for `/metrics`',
    shown: 'open; in production there’s no `/metrics`',
  }),
  LIMIT_FACTOR: integer({
    about: 'multiplies every limit on requests, for benchmarks',
    least: 1,
    most: 10_000,
    fallback: 1,
  }),
} as const;
