/** Everything that the portal asks of the issuer's bank, over one way out to it. */
import type { Clock } from '@sojourn/domain/effects.ts';
import { outboundFetch } from '../outbound-fetch.ts';
import type { RewardsSource, SignInProvider } from './port.ts';
import { createRedemptions } from './redemptions.ts';
import type { Redemptions } from './redemptions-port.ts';
import { createRewardsSource } from './rewards.ts';
import { createSignInProvider, type SignInSettings } from './sign-in.ts';
import { createStandingEvents } from './standing-events.ts';
import type { StandingEvents } from './standing-port.ts';

export type Bank = {
  readonly provider: SignInProvider;
  readonly accounts: RewardsSource;
  readonly redemptions: Redemptions;
  readonly standing: StandingEvents;
};
type Settings = {
  readonly signIn: SignInSettings;
  readonly rewards: { readonly url: string; readonly apiKey: string };
};

const RULES = { timeoutMs: 5_000, maxBytes: 256 * 1024 };

/** `labClock`: the portal's outside production, where it can be moved; null in production. */
export function createBank({ signIn, rewards }: Settings, labClock: Clock | null): Bank {
  const fetch = outboundFetch({ origins: [signIn.issuer, rewards.url], ...RULES });
  const settings = { ...rewards, labNow: labClock ? () => labClock.now() : undefined };
  return {
    provider: createSignInProvider(signIn, fetch),
    accounts: createRewardsSource(settings, fetch),
    redemptions: createRedemptions(settings, fetch),
    standing: createStandingEvents(settings, fetch),
  };
}
