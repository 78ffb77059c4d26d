/** What is typed in an activity's checkout, half-filled, and what it must be to be paid for. */
import { completePayment, duplicateAccepted, paymentDraft } from '@sojourn/contract/payment-draft.ts';
import { personName, plainText, typedName } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { guideLanguage, pickupChoice } from './activities.ts';

export const activityDraft = paymentDraft.extend({
  /** Who the guide asks for. */
  lead: z.object({ firstName: typedName, lastName: typedName }),
  pickup: pickupChoice,
  /** That the guide shall speak; null where there's no choice. */
  language: guideLanguage.nullable(),
  /** To the operator's questions; one that isn't asked any longer goes nowhere. */
  answers: z.array(z.object({ questionId: z.string().max(40), answer: plainText(200) })).max(20),
  /** To the operator; may be empty. */
  note: plainText(500),
  /** They book it although it clashes with their trip: the booking remembers it. */
  clashAccepted: z.boolean(),
  duplicateAccepted,
});
export type ActivityDraft = z.output<typeof activityDraft>;

/** Pickup, language and answers are held against the operator's rules besides (`prepareActivity`). */
export const completeActivityDraft = activityDraft.extend({
  ...completePayment,
  lead: z.object({ firstName: personName, lastName: personName }),
});
