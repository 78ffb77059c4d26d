import type { Capability } from '../capability.ts';
import { type LearnDeps, predictionJobs } from './learn-and-score.ts';

export const predictions: Capability<unknown, LearnDeps> = { name: 'predictions', jobs: predictionJobs };
