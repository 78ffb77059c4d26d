import { DISRUPTION } from '@sojourn/domain/disruptions/disruption-state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const DISRUPTION_MACHINE = stateMachine({
  name: 'disruption',
  moves: DISRUPTION,
  starts: ['open'],
  table: 'disruptions',
  keys: ['booking_id', 'disruption_no'],
});
