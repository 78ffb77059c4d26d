/** The OpenFeature provider that answers from the operator's experiments (decision 0014). */
import { createHash } from 'node:crypto';
import {
  ErrorCode,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk';
import {
  dataVariant,
  type Experiment,
  type Participant,
  printVariant,
  type Variant,
  variantOf,
} from '@sojourn/domain/experiments/experiment.ts';
import type { Actor } from '#context.ts';

/** Who is asked about, as OpenFeature carries it. */
export const evaluationContext = (actor: Actor): EvaluationContext => ({
  targetingKey: actor.customerId,
  tenantId: actor.tenantId,
  email: actor.email,
  businessId: actor.businessId,
});

const participantOf = ({ targetingKey, tenantId, email, businessId }: EvaluationContext): Participant => ({
  customerId: targetingKey ?? '',
  tenantId: tenantId as Participant['tenantId'],
  email: typeof email === 'string' ? email : '',
  businessId: typeof businessId === 'string' ? businessId : null,
});

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Of a customer who takes no part, and for every mistake, the caller's own default counts. */
export function experimentsProvider(current: () => readonly Experiment[]): Provider {
  const resolve = <Value>(
    id: string,
    fallback: Value,
    context: EvaluationContext,
    read: ((experiment: Experiment, variant: Variant) => Value) | null,
  ): Promise<ResolutionDetails<Value>> => {
    const failed = (errorCode: ErrorCode) =>
      Promise.resolve({ value: fallback, reason: StandardResolutionReasons.ERROR, errorCode });
    const experiment = current().find((each) => each.id === id);
    if (!experiment) return failed(ErrorCode.FLAG_NOT_FOUND);
    if (!context.targetingKey) return failed(ErrorCode.TARGETING_KEY_MISSING);
    if (!read) return failed(ErrorCode.TYPE_MISMATCH);
    const variant = variantOf(experiment, participantOf(context), sha256);
    const value = read(experiment, variant);
    return Promise.resolve({ value, variant, reason: StandardResolutionReasons.SPLIT });
  };
  return {
    metadata: { name: 'experiments-file' },
    runsOn: 'server',
    resolveBooleanEvaluation: (id, fallback, context) =>
      resolve(id, fallback, context, (_, variant) => variant === 'available'),
    resolveStringEvaluation: (id, fallback, context) => resolve(id, fallback, context, printVariant),
    resolveNumberEvaluation: (id, fallback, context) => resolve(id, fallback, context, null),
    resolveObjectEvaluation: <T extends JsonValue>(id: string, fallback: T, context: EvaluationContext) =>
      resolve<T>(id, fallback, context, (experiment, variant) =>
        experiment.data ? (dataVariant(experiment, variant) as unknown as T) : fallback,
      ),
  };
}
