import { type Variant, variantNameOf } from '@sojourn/domain/experiments/experiment.ts';
import { useQuery } from '@tanstack/react-query';
import { useChannel } from '../api/use-channel.ts';
import { useClock } from '../effects.tsx';
import { useTenant } from '../tenant/tenant.tsx';
import { experimentsQuery } from './experiments-query.ts';

/** Pages that anybody may read have nobody to ask for. */
export const useExperiments = () =>
  useQuery({ ...experimentsQuery(useTenant(), useClock()), enabled: useChannel().mayAsk() });

/** The variant of an experiment; undefined until it is known, control when it cannot be. */
export function useVariant(id: string): Variant | undefined {
  const { data, isError } = useExperiments();
  if (!data) return isError ? 'control' : undefined;
  return variantNameOf(data.experiments.find((each) => each.id === id)?.variant ?? 'control');
}
