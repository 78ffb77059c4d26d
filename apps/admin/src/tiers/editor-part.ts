/** What each part of a tier's editor works on. */
import type { DraftProblem, TierDraft } from './tier-draft.ts';

export type EditorPart = {
  readonly draft: TierDraft;
  readonly saved: TierDraft;
  /** Those that are shown. */
  readonly problems: ReadonlySet<DraftProblem>;
  readonly onChange: (more: Partial<TierDraft>) => void;
};
