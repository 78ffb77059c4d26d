import type { Capability } from '#modules/capability.ts';
import { type AdviseDeps, adviceJob } from './advising/advise-watchers.ts';
import { ADVICE_MAIL } from './advising/messages.ts';
import { type LearnDeps, predictionJobs } from './learn-and-score.ts';

export const predictions: Capability<unknown, LearnDeps & AdviseDeps> = {
  name: 'predictions',
  messages: [ADVICE_MAIL],
  jobs: (deps) => [...predictionJobs(deps), adviceJob(deps)],
};
