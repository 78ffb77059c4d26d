/**
 * The one traveler who is being edited: what is typed stays here until it is saved or let go of, also while
 * the list cannot be had.
 */
import type { Person } from '@sojourn/contract/travelers.ts';
import {
  checkSavedTraveler,
  problemsOfRefusal,
  type SavedTravelerProblem,
} from '@sojourn/domain/travelers/saved-traveler-check.ts';
import {
  draftOfSaved,
  isDraftDirty,
  type SavedTravelerDraft,
} from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { ApiError, type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { type TravelerSaved, useSaveProfileTraveler } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { useState } from 'react';
import { useMayLeave, useUnsavedGuard } from '#page/unsaved-guard.tsx';
import type { TravelerGroup } from './traveler-view.ts';

/** `new`: somebody who is not saved yet. */
export type EditedTraveler = Person['personId'] | 'new';
type Editing = {
  readonly who: EditedTraveler;
  readonly draft: SavedTravelerDraft;
  readonly problems: readonly SavedTravelerProblem[];
  /** Why it could not be saved, when no field is to blame. */
  readonly failure: ApiErrorCode | null;
  /** How often saving found problems: each time the focus goes to the first. */
  readonly attempts: number;
  /** On phones, the entry that is open; null for the choice of entries, or for all of them at once. */
  readonly group: TravelerGroup | null;
};

export type TravelerEditor = {
  readonly who: EditedTraveler | null;
  readonly saved: Person | null;
  readonly editing: Editing | null;
  readonly isSaving: boolean;
  readonly change: (part: Partial<SavedTravelerDraft>) => void;
  /** Opens somebody, or nobody; asks first when something is unsaved. */
  readonly open: (who: EditedTraveler | null) => Promise<void>;
  /** On phones: opens an entry, or goes back to the choice of them; asks first when something is unsaved. */
  readonly openGroup: (group: TravelerGroup | null) => Promise<void>;
  /** Lets go of what was typed. */
  readonly discard: () => void;
  /** The same on phones: back to the choice of entries. */
  readonly discardGroup: () => void;
  readonly save: () => void;
};

const fresh = (who: EditedTraveler, saved: Person | null): Editing => ({
  who,
  draft: draftOfSaved(saved),
  problems: [],
  failure: null,
  attempts: 0,
  group: null,
});

type SaveNotice = { readonly name: string; readonly saved: TravelerSaved };

export function useTravelerEditor(
  travelers: readonly Person[],
  onSaved: (notice: SaveNotice) => void,
): TravelerEditor {
  const clock = useClock();
  const mayLeave = useMayLeave();
  const saving = useSaveProfileTraveler();
  const [editing, setEditing] = useState<Editing | null>(null);
  const find = (who: EditedTraveler | null) => travelers.find(({ personId }) => personId === who) ?? null;
  const saved = find(editing?.who ?? null);
  const isDirty = editing !== null && isDraftDirty(editing.draft, saved);
  useUnsavedGuard(isDirty);

  const note = (part: Partial<Editing>) => setEditing((before) => before && { ...before, ...part });
  const fail = (problems: readonly SavedTravelerProblem[], failure: ApiErrorCode | null = null) =>
    setEditing((before) => before && { ...before, problems, failure, attempts: before.attempts + 1 });

  const save = () => {
    if (!editing || saving.isPending) return;
    const { draft, who } = editing;
    const problems = checkSavedTraveler(draft, clock.now());
    if (problems.length > 0) return fail(problems);
    note({ problems: [], failure: null });
    saving.mutate(
      { draft, saved: find(who) },
      {
        onSuccess: (answer) => {
          onSaved({ name: draft.firstName.trim(), saved: answer });
          if (!answer.isPassportHeldBack) return setEditing(null);
          // What could not be sent stays to be read
          note({ who: answer.personId, group: 'passport' });
          fail([{ path: 'passport.countryOfIssue', problem: 'missing' }]);
        },
        onError: (thrown) => {
          const fields = thrown instanceof ApiError ? (thrown.details.fields ?? []) : [];
          fail(problemsOfRefusal(fields, draft), fields.length > 0 ? null : codeOf(thrown));
        },
      },
    );
  };
  const ifConfirmed = async (then: () => void) => {
    if (!isDirty || (await mayLeave())) then();
  };
  const goTo = (group: TravelerGroup | null) =>
    setEditing((before) => before && { ...fresh(before.who, find(before.who)), group });
  return {
    who: editing?.who ?? null,
    saved,
    editing,
    save,
    isSaving: saving.isPending,
    change: (part) => setEditing((before) => before && { ...before, draft: { ...before.draft, ...part } }),
    open: (who) => ifConfirmed(() => setEditing(who === null ? null : fresh(who, find(who)))),
    openGroup: (group) => ifConfirmed(() => goTo(group)),
    discard: () => setEditing(null),
    discardGroup: () => goTo(null),
  };
}
