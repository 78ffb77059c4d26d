import { CHANGE } from '@sojourn/domain/booking/change-state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const CHANGE_MACHINE = stateMachine({
  name: 'change',
  moves: CHANGE,
  table: 'changes',
  keys: ['change_id'],
});
