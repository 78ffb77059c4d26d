/** A customer's experiments, asked for through OpenFeature: an issuer's own flag system fits behind it. */
import type { Client } from '@openfeature/server-sdk';
import type { ActiveExperiments } from '@sojourn/contract/experiments.ts';
import type { Experiment } from '@sojourn/domain/experiments/experiment.ts';
import { readVariant } from '@sojourn/domain/experiments/experiment.ts';
import type { Actor } from '#context.ts';
import { evaluationContext } from './provider.ts';

export type ExperimentDeps = {
  readonly flags: Pick<Client, 'getStringValue'>;
  readonly current: () => readonly Experiment[];
};

/** Those that run at the actor's site, in the file's order. */
export async function listExperiments(
  { flags, current }: ExperimentDeps,
  actor: Actor,
): Promise<ActiveExperiments> {
  const running = current().filter(({ tenants }) => tenants?.includes(actor.tenantId) ?? true);
  const context = evaluationContext(actor);
  const experiments = await Promise.all(
    running.map(async ({ id }) => ({ id, variant: await flags.getStringValue(id, 'control', context) })),
  );
  const properties = experiments.map(({ id, variant }) => [
    `experiment_${id}`,
    readVariant(variant).variantName,
  ]);
  return { experiments, trackingProperties: Object.fromEntries(properties) };
}
