import { PROTECTION, PROTECTION_STATES } from '@sojourn/domain/protections/protection-state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const PROTECTION_MACHINE = stateMachine({
  name: 'protection',
  moves: PROTECTION,
  starts: PROTECTION_STATES,
  table: 'booking_protections',
  keys: ['booking_id', 'protection_no'],
});
