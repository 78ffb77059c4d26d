import type { ThreadedCase } from '../cases/thread/store.ts';

/** Its customer knows of it: by its kind, or somebody wrote to them in it. */
export const isOwnCase = (
  { kind, isShown }: Pick<ThreadedCase, 'kind' | 'isShown'>,
  visibleCases: readonly string[],
): boolean => isShown || visibleCases.includes(kind);
