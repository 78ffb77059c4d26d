import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import type { ThreadedCase } from '../cases/thread/store.ts';

/** Its customer knows of it: by its kind, or somebody wrote to them in it. */
export const isOwnCase = (
  { kind, isShown }: Pick<ThreadedCase, 'kind' | 'isShown'>,
  visibleCases: readonly string[],
): boolean => isShown || visibleCases.includes(kind);

/** Who writes in a customer's portal: in a delegated session it's the agent. */
export const writerOf = ({ customerId, agentId, isDelegated }: Actor): CustomerId =>
  isDelegated && agentId ? agentId : customerId;
