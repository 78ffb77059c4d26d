import { REIMBURSEMENT } from '@sojourn/domain/protections/protection-state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const REIMBURSEMENT_MACHINE = stateMachine({
  name: 'reimbursement',
  moves: REIMBURSEMENT,
  starts: ['pending'],
  table: 'protection_reimbursements',
  keys: ['booking_id', 'protection_no'],
});
