/** Everything that the portal asks of the issuer's bank, over one way out to it. */
import type { LabClock } from '@sojourn/domain/following-clock.ts';
import { SettingError } from '@sojourn/domain/settings.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Effects } from '../../context.ts';
import { outboundFetch } from '../outbound-fetch.ts';
import type { RewardsSource, SignInProvider } from './port.ts';
import { createRedemptions } from './redemptions.ts';
import type { Redemptions } from './redemptions-port.ts';
import { createRewardsSource } from './rewards.ts';
import { createSignInProvider } from './sign-in.ts';
import { DEFAULT_SCOPES, type SignInClient, type SignInSettings } from './sign-in-settings.ts';
import { createStandingEvents } from './standing-events.ts';
import type { StandingEvents } from './standing-port.ts';

type Bank = {
  readonly provider: SignInProvider;
  readonly accounts: RewardsSource;
  readonly redemptions: Redemptions;
  readonly standing: StandingEvents;
};
export type BankSettings = {
  readonly signIn: SignInSettings & { readonly tenantSecrets?: Readonly<Record<string, string>> };
  readonly rewards: { readonly url: string; readonly apiKey: string };
};

const RULES = { timeoutMs: 5_000, maxBytes: 256 * 1024 };

/**
 * `labClock`: the portal's outside production, where it can be moved; null in production. Throws a
 * `SettingError` for a secret of a tenant that doesn't exist.
 */
export function createBank(
  { signIn, rewards }: BankSettings,
  { tenants, labClock, log }: { tenants: readonly Tenant[]; labClock: LabClock | null; log: Effects['log'] },
): Bank {
  const clients = signInClients(tenants, signIn.tenantSecrets ?? {});
  // The issuer gets none of the API's keys, and the API no codes
  const fetch = outboundFetch({ origins: [rewards.url], ...RULES });
  const settings = { ...rewards, labClock };
  return {
    provider: createSignInProvider(
      { ...signIn, clients },
      (origins) => outboundFetch({ origins, ...RULES }),
      (doing, reason) => log.warn({ doing, reason }, 'the identity provider can’t be used'),
    ),
    accounts: createRewardsSource(settings, fetch),
    redemptions: createRedemptions(settings, fetch),
    standing: createStandingEvents(settings, fetch),
  };
}

function signInClients(
  tenants: readonly Tenant[],
  secrets: Readonly<Record<string, string>>,
): SignInClient[] {
  const unknown = Object.keys(secrets).find((id) => !tenants.some((tenant) => tenant.id === id));
  if (unknown !== undefined) {
    const setting = `OIDC_CLIENT_SECRET_${unknown.toUpperCase().replaceAll('-', '_')}`;
    throw new SettingError(setting, `there is no tenant '${unknown}'`);
  }
  return tenants.map(({ id, signIn }) => ({
    clientId: signIn.clientId,
    scopes: signIn.scopes ?? DEFAULT_SCOPES,
    authentication: signIn.clientAuthentication ?? 'client_secret_basic',
    secret: secrets[id] ?? null,
  }));
}
