/** Every setting of the card vault; docs/operations.md and `--help` are made from this table. */
import { fileURLToPath } from 'node:url';
import {
  DATABASE_URL,
  DRAIN_SECONDS,
  EMBED_ORIGINS,
  HOST,
  LAB,
  logLevel,
  MODE,
  PORTAL_ORIGINS,
  poolSize,
  VAULT_API_KEY,
} from '@sojourn/domain/settings/shared-settings.ts';
import { stripePublicKey } from '@sojourn/domain/settings/stripe-public-key.ts';
import { optionalUrl, port, secret, secrets, text } from '@sojourn/domain/settings/table.ts';

/** What it takes to open and seal the stored numbers. */
export const KEY_SETTINGS = {
  DATABASE_URL,
  VAULT_KEY: secret('encrypts card numbers'),
  VAULT_OTHER_KEYS: secrets('vault keys that are also accepted, while the key is replaced', 'VAULT_OLD_KEYS'),
} as const;

export const VAULT_SETTINGS = {
  NODE_ENV: MODE,
  SOJOURN_LAB: LAB,
  HOST,
  PORT: port(8082, 'port of the card vault'),
  LOG_LEVEL: logLevel('info'),
  ...KEY_SETTINGS,
  DATABASE_POOL: poolSize(1, 100, 5),
  PORTAL_ORIGINS,
  EMBED_ORIGINS,
  FIELDS_FOLDER: text({
    about: 'the built card fields',
    fallback: fileURLToPath(new URL('../dist', import.meta.url)),
    shown: '`apps/vault/dist`',
  }),
  VAULT_API_KEY,
  VAULT_OTHER_API_KEYS: secrets('other API keys that the vault accepts, while the key is replaced'),
  DRAIN_SECONDS,
  STRIPE_PUBLISHABLE_KEY: stripePublicKey(),
  STRIPE_SCRIPT: optionalUrl({
    about: 'another address of Stripe’s script, for tests',
    shown: 'Stripe’s own',
    isPrivate: true,
  }),
  SEED: text({
    about: 'demo cards with the lab: `demo`, or `payment-failures` for one of each problem as well',
    fallback: 'demo',
  }),
} as const;
