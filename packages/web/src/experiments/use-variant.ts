import { type DataVariant, readVariant, type Variant } from '@sojourn/domain/experiments/experiment.ts';
import { useQuery } from '@tanstack/react-query';
import { useChannel } from '../api/use-channel.ts';
import { useClock } from '../effects.tsx';
import { useTenant } from '../tenant/tenant.tsx';
import { experimentsQuery } from './experiments-query.ts';

/** Pages that anybody may read have nobody to ask for. */
const useExperiments = () =>
  useQuery({ ...experimentsQuery(useTenant(), useClock()), enabled: useChannel().mayAsk() });

/** The variant of an experiment with its data; undefined until it is known, control when it cannot be. */
export function useVariantData(id: string): DataVariant | undefined {
  const { data, isError } = useExperiments();
  if (!data) return isError ? readVariant('control') : undefined;
  return readVariant(data.experiments.find((each) => each.id === id)?.variant ?? 'control');
}

export const useVariant = (id: string): Variant | undefined => useVariantData(id)?.variantName;
