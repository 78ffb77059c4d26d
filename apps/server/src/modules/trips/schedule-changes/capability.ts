import type { Capability } from '#modules/capability.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { changeBookingSaga } from '../changes/change-booking.ts';
import { acceptChangeSaga } from './accept-saga.ts';
import { SCHEDULE_CASES } from './case-types.ts';
import { unansweredJob } from './end-unanswered.ts';
import { lookUpJobs } from './look-ups/look-up-jobs.ts';
import { SCHEDULE_CHANGE_MACHINE } from './machines.ts';
import { SCHEDULE_ACCEPTED, SCHEDULE_CHANGED, SCHEDULE_REBOOKED } from './messages.ts';
import type { RebookingDeps } from './product.ts';
import { rebookingEnding } from './rebooking/rebooking-ending.ts';

type JobDeps = RebookingDeps & { readonly sagas: SagaRunner };

export const scheduleChanges: Capability<RebookingDeps, JobDeps> = {
  name: 'schedule-changes',
  machines: [SCHEDULE_CHANGE_MACHINE],
  caseTypes: Object.values(SCHEDULE_CASES),
  messages: [SCHEDULE_CHANGED, SCHEDULE_ACCEPTED, SCHEDULE_REBOOKED],
  sagas: (deps) => [acceptChangeSaga(deps), changeBookingSaga(deps, rebookingEnding(deps))],
  jobs: (deps) => [...lookUpJobs(deps), unansweredJob(deps)],
};
