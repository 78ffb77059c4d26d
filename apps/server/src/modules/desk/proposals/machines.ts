import { PROPOSAL } from '@sojourn/domain/support/proposal-state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const PROPOSAL_MACHINE = stateMachine({
  name: 'proposal',
  moves: PROPOSAL,
  starts: ['awaitingApproval', 'open'],
  table: 'case_proposals',
  keys: ['proposal_id'],
});
