import { PRICE_FREEZE } from '@sojourn/domain/protections/freeze.ts';
import { stateMachine } from '#workflow/machine.ts';

export const FREEZE_MACHINE = stateMachine({
  name: 'priceFreeze',
  moves: PRICE_FREEZE,
  table: 'price_freezes',
  keys: ['freeze_id'],
});
