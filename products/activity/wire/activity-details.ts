/** What the operator knows of the travelers besides their names, as it can be edited. */
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { completeActivityDraft } from './activity-draft.ts';

export const activityDetails = completeActivityDraft
  .pick({ lead: true, pickup: true, language: true, answers: true, note: true })
  .extend({ kind: z.literal(WIRE_PRODUCTS.activity) });
export type ActivityDetails = z.output<typeof activityDetails>;
