import { CHECKOUT } from '@sojourn/domain/booking/state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const CHECKOUT_MACHINE = stateMachine({
  name: 'checkout',
  moves: CHECKOUT,
  table: 'checkouts',
  keys: ['checkout_id'],
});
