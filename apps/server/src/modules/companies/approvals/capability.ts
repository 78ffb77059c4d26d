import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Capability } from '#modules/capability.ts';
import { sweep } from '#workflow/jobs/sweep.ts';
import { APPROVAL_CASES } from './case-types.ts';
import type { ApprovalDeps } from './deps.ts';
import { deleteEnded } from './forgotten/store.ts';
import { APPROVAL_MACHINE } from './machines.ts';
import { APPROVAL_NEWS, APPROVAL_OUTCOME, APPROVAL_REQUESTED, APPROVAL_WAITS } from './mail/messages.ts';
import { remindApprovers } from './remind-approvers.ts';
import { setConfirmBy } from './requests/store.ts';
import { settleApprovals } from './settle-approvals.ts';

const BATCH = 50;
/** How long requests stay with which nothing was booked. */
const ENDED_DAYS = 400;
const DAY_SECONDS = 86_400;
const SOON_BATCH = 1_000;

export const approvals: Capability<unknown, ApprovalDeps> = {
  name: 'approvals',
  machines: [APPROVAL_MACHINE],
  caseTypes: Object.values(APPROVAL_CASES),
  messages: [APPROVAL_REQUESTED, APPROVAL_WAITS, APPROVAL_NEWS, APPROVAL_OUTCOME],
  confirmations: [
    {
      kind: 'approval',
      begun: (tx, _, confirmation) => setConfirmBy(tx, confirmation, confirmation.until),
      ended: (tx, _, confirmation) => setConfirmBy(tx, confirmation, null),
    },
  ],
  jobs: (deps) => [
    {
      name: 'settle-approvals',
      everySeconds: 15,
      run: () => settleApprovals(deps, BATCH),
      runFor: (owner) => settleApprovals(deps, BATCH, owner),
    },
    { name: 'remind-approvers', everySeconds: 60, run: () => remindApprovers(deps, SOON_BATCH) },
    {
      name: 'forget-approvals',
      everySeconds: 600,
      storedDays: ENDED_DAYS,
      run: (turn) =>
        sweep(turn, (tx, after, limit) =>
          deleteEnded(tx, plusSeconds(deps.clock.now(), -ENDED_DAYS * DAY_SECONDS), after, limit),
        ),
    },
  ],
};
