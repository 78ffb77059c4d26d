/** Makes the suppliers and modules and hands each what it needs; the second half of the composition root. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Config } from '../config.ts';
import type { Effects, Handlers } from '../context.ts';
import type { OffsetClock } from '../modules/lab/offset-clock.ts';
import { labRoutes, type Scenario } from '../modules/lab/routes.ts';
import { createRewards } from '../modules/rewards/rewards.ts';
import { rewardsRoutes } from '../modules/rewards/routes.ts';
import { sessionRoutes } from '../modules/sessions/routes.ts';
import type { SessionSettings } from '../modules/sessions/settings.ts';
import { moveIdleEnd } from '../modules/sessions/store.ts';
import { wishlistRoutes } from '../modules/wishlists/routes.ts';
import { createRewardsSource } from '../suppliers/bank/rewards.ts';
import { createSignInProvider } from '../suppliers/bank/sign-in.ts';
import { outboundFetch } from '../suppliers/outbound-fetch.ts';

export type Wiring = {
  readonly config: Config;
  readonly tenants: readonly Tenant[];
  readonly sessionSettings: SessionSettings;
  /** Null in production. */
  readonly labClock: OffsetClock | null;
};

export type Modules = {
  readonly handlers: Partial<Handlers>;
  /** Begins background work, once the server listens. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

export async function wireModules(effects: Effects, wiring: Wiring): Promise<Modules> {
  const { config, tenants, sessionSettings, labClock } = wiring;
  const { db, clock } = effects;
  const bankFetch = outboundFetch({
    origins: [config.signIn.issuer, config.rewards.url],
    timeoutMs: 5_000,
    maxBytes: 256 * 1024,
  });
  const provider = createSignInProvider(config.signIn, bankFetch);
  const rewards = createRewards(createRewardsSource(config.rewards, bankFetch), { clock, tenants });
  const scenarios: readonly Scenario[] = [];
  const lab = labClock && {
    clock: labClock,
    scenarios,
    keepSession: async (actor: Parameters<typeof moveIdleEnd>[1]) => {
      const now = clock.now();
      await moveIdleEnd(db, actor, { now, idleEnd: plusSeconds(now, sessionSettings.idleSeconds) });
    },
  };
  return {
    handlers: {
      ...sessionRoutes(effects, { settings: sessionSettings, provider, tenants }),
      ...rewardsRoutes(rewards),
      ...wishlistRoutes({ ...effects, nameOfStay: async () => null }),
      ...labRoutes(lab),
    },
    start: () => undefined,
    stop: async () => undefined,
  };
}
