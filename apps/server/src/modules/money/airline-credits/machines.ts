import { AIRLINE_CREDIT } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import { stateMachine } from '#workflow/machine.ts';

export const AIRLINE_CREDIT_MACHINE = stateMachine({
  name: 'airlineCredit',
  moves: AIRLINE_CREDIT,
  table: 'airline_credits',
  keys: ['credit_id'],
});
