import { TICKETING } from '@sojourn/domain/booking/state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const TICKETING_MACHINE = stateMachine({
  name: 'ticketing',
  moves: TICKETING,
  table: 'ticketings',
  keys: ['booking_id'],
});
