/** What is shown of plan B, as it's stored. */
import type { RebookPlan } from '@sojourn/contract/disruptions.ts';
import type { SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';

type Option = RebookPlan['options'][number];
/** Without what changes while it's looked at. */
export type ShownOption = Pick<Option, 'airline' | 'stops' | 'durationMinutes' | 'className' | 'sellsFor'> & {
  readonly parts: readonly SchedulePart[];
};
export type Rejected = RebookPlan['rejected'][number];
