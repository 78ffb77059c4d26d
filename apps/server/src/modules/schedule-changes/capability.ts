import type { SagaRunner } from '#workflow/saga-runner.ts';
import type { Capability } from '../capability.ts';
import { acceptChangeSaga } from './accept-saga.ts';
import { SCHEDULE_CASES } from './case-types.ts';
import { unansweredJob } from './end-unanswered.ts';
import { lookUpJobs } from './look-ups/look-up-jobs.ts';
import { SCHEDULE_CHANGE_MACHINE } from './machines.ts';
import { SCHEDULE_ACCEPTED, SCHEDULE_CHANGED } from './messages.ts';
import type { ScheduleJobDeps } from './product.ts';

type JobDeps = ScheduleJobDeps & { readonly sagas: SagaRunner };

export const scheduleChanges: Capability<ScheduleJobDeps, JobDeps> = {
  name: 'schedule-changes',
  machines: [SCHEDULE_CHANGE_MACHINE],
  caseTypes: Object.values(SCHEDULE_CASES),
  messages: [SCHEDULE_CHANGED, SCHEDULE_ACCEPTED],
  sagas: (deps) => [acceptChangeSaga(deps)],
  jobs: (deps) => [...lookUpJobs(deps), unansweredJob(deps)],
};
