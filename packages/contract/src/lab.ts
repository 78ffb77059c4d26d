/** The scenario lab: outside production the market's failures can be chosen by name and the clock moved. */
import { z } from 'zod';
import { call } from './call.ts';
import { instant } from './primitives.ts';

export const labCalls = {
  getLab: call({
    method: 'GET',
    path: '/lab',
    summary: 'Scenarios for the `x-scenario` header, and the current time',
    auth: 'lab',
    output: z.object({
      now: instant,
      scenarios: z.array(z.object({ name: z.string(), effect: z.string() })),
    }),
    errors: [],
  }),
  moveClock: call({
    method: 'POST',
    path: '/lab/clock',
    summary: 'Moves the clock forward; 0 resets it',
    auth: 'lab',
    input: z.object({
      offsetSeconds: z
        .int()
        .min(0)
        .max(2 * 366 * 86_400),
    }),
    output: z.object({ now: instant }),
    errors: [],
  }),
  runJobs: call({
    method: 'POST',
    path: '/lab/jobs',
    summary: 'Runs recurring jobs: those named one after another, else all that are due; answers when done',
    auth: 'lab',
    input: z.object({ names: z.array(z.string().max(60)).max(50).optional() }),
    output: z.object({ now: instant }),
    errors: [],
  }),
} as const;
