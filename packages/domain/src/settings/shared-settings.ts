/** Settings that several programs have in common, with one meaning each. */
import { readLab } from '../settings.ts';
import { choice, database, integer, origins, type Setting, secret, secrets, text, url } from './table.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const MODES = ['development', 'production', 'test'] as const;

export const MODE = choice({
  about: 'in `production`: no scenarios, lab or demo people, and outside addresses must begin with https://',
  choices: MODES,
  fallback: 'development',
});

export const LAB: Setting<boolean> = {
  about: '`open`: scenarios, a movable clock, test cards and demo people; refused in production',
  standard: '`closed`; `open` with `npm start` outside production',
  read: (environment) => readLab(environment),
};

export const HOST = text({
  about: 'address to listen on, such as `0.0.0.0` for all of this machine’s',
  fallback: '127.0.0.1',
});

export const logLevel = (fallback: (typeof LOG_LEVELS)[number]) =>
  choice({
    about: 'minimum log level',
    choices: LOG_LEVELS,
    fallback,
    shown: '`info`; `warn` with `npm start`',
  });

export const DATABASE_URL = database(
  'the program’s own database, such as `postgres://user:password@host/name`',
);

export const poolSize = (least: number, most: number, fallback: number) =>
  integer({ about: 'most database connections of this process', least, most, fallback });

export const TRUSTED_PROXIES = integer({
  about: 'number of proxies in front that add to `X-Forwarded-*`; without them those headers are ignored',
  least: 0,
  most: 5,
  fallback: 0,
});

export const DRAIN_SECONDS: Setting<number> = {
  ...integer({
    about: 'after `SIGTERM`, how long `/readyz` answers 503 before connections close, for load balancers',
    least: 0,
    most: 300,
    shown: '`10` in production, else `0`; `0` with `npm start`',
  }),
  read: (environment, name) => {
    const fallback = environment.NODE_ENV === 'production' ? 10 : 0;
    return integer({ about: '', least: 0, most: 300, fallback }).read(environment, name);
  },
};

export const OIDC_ISSUER = 'address of the identity provider, exactly as its discovery document spells it';

export const OIDC_CLIENT_SECRET = secret('secret of the tenants’ clients at the identity provider');
export const OIDC_OTHER_CLIENT_SECRETS = secrets('other client secrets that are valid while it’s replaced');

export const REWARDS_API_KEY = secret('API key the portal uses to call the issuer’s API');
export const VAULT_API_KEY = secret('API key the portal uses to call the vault');

export const VAULT_URL = 'address of the card vault, for the server and for browsers';

export const EMBED_ORIGINS = origins({
  about:
    'origins of pages that embed the profile and call the API; same-site with the portal, because its ' +
    'cookies are SameSite=Lax',
  fallback: '',
  shown: 'none; the bank’s with the lab',
  example: 'https://www.example.com',
});

export const PORTAL_ORIGINS = origins({
  about: 'origins of the portals',
  example: 'https://travel.example.com',
});

/** `fallback`: config/tenants.json at the repository's root. */
export const tenantsFile = (fallback: string) =>
  text({
    about: 'the brands: hosts, names, texts, colors, products and clients at the identity provider',
    fallback,
    shown: '`config/tenants.json`',
  });

export const vaultUrl = url({ about: VAULT_URL, isPrivate: true });
