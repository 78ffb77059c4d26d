/** Every setting of the bank; docs/operations.md and `--help` are made from this table. */
import {
  DATABASE_URL,
  DRAIN_SECONDS,
  HOST,
  LAB,
  logLevel,
  MODE,
  OIDC_CLIENT_SECRET,
  OIDC_ISSUER,
  OIDC_OTHER_CLIENT_SECRETS,
  PORTAL_ORIGINS,
  poolSize,
  REWARDS_API_KEY,
  TRUSTED_PROXIES,
  tenantsFile,
  VAULT_URL,
} from '@sojourn/domain/settings/shared-settings.ts';
import { optionalUrl, port, type Setting, secret, secrets, url } from '@sojourn/domain/settings/table.ts';
import { readLab, readText, SettingError } from '@sojourn/domain/settings.ts';

const TENANTS_FILE = new URL('../../../config/tenants.json', import.meta.url).pathname;

/** Null: the demo's people. */
const PEOPLE_FILE: Setting<string | null> = {
  about: 'who banks here (JSON; passwords by `apps/bank/src/hash-password/main.ts`)',
  standard: 'the demo people; required without the lab',
  read: (environment, name) => {
    const file = readText(environment, name, ' ').trim() || null;
    if (file || readLab({ ...environment, NODE_ENV: 'development' })) return file;
    throw new SettingError(name, 'is not set; the demo people have a published password');
  },
};

export const BANK_SETTINGS = {
  NODE_ENV: MODE,
  SOJOURN_LAB: LAB,
  HOST,
  PORT: port(8081, 'port of the demo bank'),
  LOG_LEVEL: logLevel('info'),
  DATABASE_URL,
  DATABASE_POOL: poolSize(2, 50, 5),
  BANK_KEY: secret('encrypts the bank’s signing keys and signs its cookies'),
  BANK_OTHER_KEYS: secrets('bank keys that are also accepted, while the key is replaced'),
  TENANTS_FILE: tenantsFile(TENANTS_FILE),
  PORTAL_ORIGINS,
  OIDC_ISSUER: url({ about: OIDC_ISSUER }),
  OIDC_CLIENT_SECRET,
  OIDC_OTHER_CLIENT_SECRETS,
  REWARDS_API_KEY,
  REWARDS_OTHER_API_KEYS: secrets('other API keys that the bank accepts, while the key is replaced'),
  BANK_PEOPLE_FILE: PEOPLE_FILE,
  TRAVEL_PROFILE_PORTAL: optionalUrl({
    about:
      'the portal whose profile the bank’s page `/travel-profile` embeds; without it there’s no such page',
    shown: 'none; the first portal with the lab',
  }),
  VAULT_URL: optionalUrl({ about: VAULT_URL, shown: 'none; for card fields in that page' }),
  TRUSTED_PROXIES,
  DRAIN_SECONDS,
} as const;
