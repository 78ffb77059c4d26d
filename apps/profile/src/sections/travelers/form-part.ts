import type { SavedTravelerDraft } from '@sojourn/domain/travelers/saved-traveler-draft.ts';

/** What every group of the form is handed. */
export type FormPart = {
  readonly draft: SavedTravelerDraft;
  readonly change: (part: Partial<SavedTravelerDraft>) => void;
  /** In words; undefined when nothing is wrong with the field. */
  readonly errorOf: (path: string) => string | undefined;
};
