import { TICKETING } from '@sojourn/domain/booking/state.ts';
import { stateMachine } from '@sojourn/server/workflow/machine.ts';

export const TICKETING_MACHINE = stateMachine({
  name: 'ticketing',
  moves: TICKETING,
  table: 'ticketings',
  keys: ['booking_id'],
});
