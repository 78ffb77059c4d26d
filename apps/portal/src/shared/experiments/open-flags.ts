/**
 * Experiments through OpenFeature (decision 0014), from the server's assignments. Import it lazily: the SDK
 * must not delay the first screen.
 */
import {
  type Client,
  ErrorCode,
  type JsonValue,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/web-sdk';
import type { ActiveExperiments } from '@sojourn/contract/experiments.ts';
import { variantNameOf } from '@sojourn/domain/experiments/experiment.ts';

function experimentsProvider({ experiments }: ActiveExperiments): Provider {
  const resolve = <Value>(
    id: string,
    fallback: Value,
    read: (variant: string) => Value | undefined,
  ): ResolutionDetails<Value> => {
    const failed = (errorCode: ErrorCode) =>
      ({ value: fallback, reason: StandardResolutionReasons.ERROR, errorCode }) as const;
    const found = experiments.find((each) => each.id === id);
    if (!found) return failed(ErrorCode.FLAG_NOT_FOUND);
    const value = read(found.variant);
    if (value === undefined) return failed(ErrorCode.TYPE_MISMATCH);
    return { value, variant: variantNameOf(found.variant), reason: StandardResolutionReasons.STATIC };
  };
  return {
    metadata: { name: 'active-experiments' },
    runsOn: 'client',
    resolveBooleanEvaluation: (id, fallback) =>
      resolve(id, fallback, (variant) => variantNameOf(variant) === 'available'),
    resolveStringEvaluation: (id, fallback) => resolve(id, fallback, (variant) => variant),
    resolveNumberEvaluation: (id, fallback) => resolve(id, fallback, () => undefined),
    resolveObjectEvaluation: <T extends JsonValue>(id: string, fallback: T) =>
      resolve<T>(id, fallback, (variant) => parse(variant) as T | undefined),
  };
}

function parse(variant: string): unknown {
  try {
    return variant.startsWith('{') ? JSON.parse(variant) : undefined;
  } catch {
    return undefined;
  }
}

/** The page's client, from now on with these experiments. */
export async function openFlags(experiments: ActiveExperiments): Promise<Client> {
  await OpenFeature.setProviderAndWait(experimentsProvider(experiments));
  return OpenFeature.getClient();
}
