import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import type { Job } from '#workflow/jobs/job.ts';
import { sweep } from '#workflow/jobs/sweep.ts';
import { CHANGE_CASES } from './case-types.ts';
import { changeBookingSaga } from './change-booking.ts';
import { DETAILS_EDITED } from './details/edited-message.ts';
import { EDITING } from './details/editing-ending.ts';
import { resealEdits } from './details/reseal-edits.ts';
import { CHANGE_MACHINE } from './machines.ts';
import { quoteChangeSaga } from './quote-change.ts';
import { deleteUnconfirmed, readCanceledParts, readClaimed } from './store.ts';
import {
  type ChangeSagaDeps,
  cancelPartAction,
  changeAction,
  editDetailsAction,
  extrasAction,
} from './use-case.ts';

export const changes: Capability<ChangeSagaDeps> = {
  name: 'changes',
  machines: [CHANGE_MACHINE],
  caseTypes: Object.values(CHANGE_CASES),
  messages: [DETAILS_EDITED],
  sagas: (deps) => [quoteChangeSaga(deps), changeBookingSaga(deps), changeBookingSaga(deps, EDITING)],
  jobs: (deps) => [
    forgetJob(deps),
    { name: 'reseal-edits', everySeconds: 3_600, run: (turn) => resealEdits(turn, deps.sealer) },
  ],
  tripActions: (deps) => ({
    change: changeAction(deps),
    cancelPart: cancelPartAction(deps),
    extras: extrasAction(deps),
    editDetails: editDetailsAction(deps),
  }),
  tripFacts: { page: { canceledPart: readCanceledParts, claimedProtection: readClaimed } },
};

/** What was quoted and not wanted, with its moves. */
const QUOTE_DAYS = 90;
const DAY_SECONDS = 86_400;

const forgetJob = ({ clock }: Pick<Effects, 'clock'>): Job => ({
  name: 'forget-changes',
  everySeconds: 600,
  storedDays: QUOTE_DAYS,
  run: (turn) =>
    sweep(turn, (tx, after, limit) =>
      deleteUnconfirmed(tx, plusSeconds(clock.now(), -QUOTE_DAYS * DAY_SECONDS), after, limit),
    ),
});
