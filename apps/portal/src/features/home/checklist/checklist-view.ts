/** What a member of a company has ready before a trip, from what's saved (B §2 onboarding_checklist). */
import { accountHolderOf } from '@sojourn/domain/travelers/saved-traveler-list.ts';

const STEPS = ['details', 'card', 'arranger'] as const;
type Step = (typeof STEPS)[number];
/** Many book for themselves alone. */
const OPTIONAL: readonly Step[] = ['arranger'];

export type ChecklistItem = { readonly step: Step; readonly isDone: boolean; readonly isOptional: boolean };
export type Checklist = {
  readonly items: readonly ChecklistItem[];
  readonly done: number;
  /** Nothing that every traveler needs is missing. */
  readonly isReady: boolean;
};

type Holder = Parameters<typeof accountHolderOf>;
type Saved = {
  readonly account: Holder[1];
  readonly travelers: readonly (Holder[0][number] & { readonly birthdate: string })[];
  readonly cards: readonly { readonly expired: boolean }[];
  readonly arrangers: number;
};

export function checklistOf({ account, travelers, cards, arrangers }: Saved): Checklist {
  const isDone: Readonly<Record<Step, boolean>> = {
    details: Boolean(accountHolderOf(travelers, account)?.birthdate),
    card: cards.some(({ expired }) => !expired),
    arranger: arrangers > 0,
  };
  const items = STEPS.map((step) => ({ step, isDone: isDone[step], isOptional: OPTIONAL.includes(step) }));
  return {
    items,
    done: items.filter((item) => item.isDone).length,
    isReady: items.every((item) => item.isDone || item.isOptional),
  };
}

type Seen = Readonly<Record<string, boolean>>;
/** It opens by itself once, and never over whos_booking, which does too for those who book for others. */
export const opensByItself = (
  { isReady }: Pick<Checklist, 'isReady'>,
  seen: Seen,
  mayBookForOthers: boolean,
): boolean =>
  !isReady && seen.onboarding_checklist !== true && (!mayBookForOthers || seen.whos_booking === true);
