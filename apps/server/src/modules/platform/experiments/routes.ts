/** The two calls of experiments (A §7). */
import { OpenFeature } from '@openfeature/server-sdk';
import type { Random } from '@sojourn/domain/effects.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Handlers } from '#context.ts';
import type { ExperimentsFile } from './experiments-file.ts';
import { type ExperimentDeps, listExperiments } from './list-experiments.ts';
import { experimentsProvider } from './provider.ts';

/** Gives OpenFeature the file. Its registry is the process's, so each server has a domain of its own. */
export async function openFlags(file: ExperimentsFile, random: Random): Promise<ExperimentDeps> {
  const domain = `experiments-${Buffer.from(random.bytes(8)).toString('hex')}`;
  await OpenFeature.setProviderAndWait(domain, experimentsProvider(file.current));
  return { flags: OpenFeature.getClient(domain), current: file.current };
}

const NONE = { experiments: [], trackingProperties: {} };

export const experimentRoutes = (
  deps: ExperimentDeps & { readonly tenants: readonly Tenant[] },
): Pick<Handlers, 'listExperiments' | 'listConsumerExperiments'> => ({
  listExperiments: ({ actor }) => listExperiments(deps, actor),
  listConsumerExperiments: async ({ actor }) => {
    const tenant = deps.tenants.find(({ id }) => id === actor.tenantId);
    return tenant && can(tenant, 'corporate') ? NONE : listExperiments(deps, actor);
  },
});
