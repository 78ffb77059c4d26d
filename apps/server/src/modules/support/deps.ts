import type { Effects } from '../../context.ts';

export type SupportDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  /** The kinds of cases whose customers know of them. */
  readonly visibleCases: readonly string[];
};
