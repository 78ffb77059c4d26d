import { CREDIT, OFFER } from '@sojourn/domain/wallet/credits/credit-state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const CREDIT_MACHINE = stateMachine({
  name: 'credit',
  moves: CREDIT,
  table: 'travel_credits',
  keys: ['credit_id'],
});
export const OFFER_MACHINE = stateMachine({
  name: 'offer',
  moves: OFFER,
  table: 'offers',
  keys: ['offer_id'],
});
