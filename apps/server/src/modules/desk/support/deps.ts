import type { Sealer } from '#seal.ts';
import type { ProposalDeps } from '../proposals/deps.ts';

/** What an accepted offer is carried out with is in it. */
export type SupportDeps = ProposalDeps & {
  /** Of files. */
  readonly sealer: Sealer;
  /** The kinds of cases whose customers know of them. */
  readonly visibleCases: readonly string[];
};
