/** The state machine of requests for approval. */
import { APPROVAL } from '@sojourn/domain/approvals/approval-state.ts';
import { stateMachine } from '#workflow/machine.ts';

export const APPROVAL_MACHINE = stateMachine({
  name: 'approval',
  moves: APPROVAL,
  starts: ['sending', 'pending'],
  table: 'approval_requests',
  keys: ['request_id'],
});
