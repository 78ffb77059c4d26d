import { SCHEDULE_CHANGE } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { stateMachine } from '#workflow/machine.ts';

export const SCHEDULE_CHANGE_MACHINE = stateMachine({
  name: 'scheduleChange',
  moves: SCHEDULE_CHANGE,
  // As the look-up that finds it reads it; one that makes no difference is over at once
  starts: ['unmapped', 'pending', 'superseded'],
  table: 'schedule_changes',
  keys: ['booking_id', 'supplier_version'],
});
