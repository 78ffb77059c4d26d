/** Hands experiments their file and tracking the account that an event is added to. */
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Config } from '../config.ts';
import type { Effects } from '../context.ts';
import type { Rewards } from '../modules/money/rewards/rewards.ts';
import { openExperimentsFile } from '../modules/platform/experiments/experiments-file.ts';
import { experimentRoutes, openFlags } from '../modules/platform/experiments/routes.ts';
import { trackingRoutes } from '../modules/platform/tracking/routes.ts';

type Wiring = {
  readonly config: Pick<Config, 'experimentsFile'>;
  readonly tenants: readonly Tenant[];
  readonly rewards: Pick<Rewards, 'accountsIfThere'>;
};

/** Throws a SettingError when the file of experiments is wrong. */
export async function wireInsight(effects: Effects, { config, tenants, rewards }: Wiring) {
  const file = openExperimentsFile(
    config.experimentsFile,
    tenants.map(({ id }) => id),
    effects,
  );
  return {
    ...experimentRoutes({ ...(await openFlags(file, effects.random)), tenants }),
    ...trackingRoutes({
      ...effects,
      // The first is the one that counts when none was chosen (A §4)
      accountOf: async (actor) =>
        (await rewards.accountsIfThere(actor, false))?.[0]?.accountReferenceId ?? null,
    }),
  };
}
