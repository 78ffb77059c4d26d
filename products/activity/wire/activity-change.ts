/** Changing a booked activity: another slot, or other units, and how that reads. */
import { cancelTerms } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { activityUnit, optionId, slotId, unitCounts } from './activities.ts';
import { soldSlot } from './activity-checkout.ts';

/** The whole booking as it shall be, by its operator's own update. */
export const activityChangeAsk = z.object({
  kind: z.literal(WIRE_PRODUCTS.activity),
  optionId,
  slotId: slotId.nullable(),
  units: unitCounts,
});
export type ActivityChangeAsk = z.output<typeof activityChangeAsk>;

const changedActivity = z.object({
  optionId,
  slot: soldSlot.nullable(),
  units: z.array(activityUnit.pick({ unitId: true, kind: true, places: true }).extend({ count: z.int() })),
});
export const activityChangeDetail = z.object({
  kind: z.literal(WIRE_PRODUCTS.activity),
  before: changedActivity,
  after: changedActivity,
  cancellation: cancelTerms,
});
export type ActivityChangeDetail = z.output<typeof activityChangeDetail>;
