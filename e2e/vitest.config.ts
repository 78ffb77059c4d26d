/**
 * The browser journeys: several files at a time, each a person's way through the one product. A person waits
 * for pages most of the time, so three files keep two processors busy.
 */
import { join } from 'node:path';
import { testDay } from '@sojourn/domain/testing/by-day.ts';
import { defineConfig } from 'vitest/config';
import { fileOfJourney, restingJourneys } from '../tools/testing/journeys-of-day.ts';
import { LongestFirst } from '../tools/testing/longest-first.ts';
import { useMemoryFolder } from '../tools/testing/memory-folder.ts';
import { takeTestDay } from '../tools/testing/test-day.ts';

takeTestDay();
useMemoryFolder();
const ROOT = join(import.meta.dirname, '..');
// Programs that tests start take half their time to compile
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compiled');

/** `npm run nightly` has time for more starts. */
const STARTS = process.env.NIGHTLY ? 'e2e/start/*.test.ts' : 'e2e/start/start.test.ts';

const shared = {
  root: ROOT,
  pool: 'forks' as const,
  // A file leaves nothing behind but the browser, which the files of a process share (people/windows.ts)
  isolate: false,
  maxWorkers: 3,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    ...shared,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: 'browser', include: ['e2e/browser/*.test.ts'] } },
      { test: { ...shared, name: 'start', include: [STARTS] } },
      { test: { ...shared, name: 'chaos', include: ['e2e/chaos/*.test.ts'], testTimeout: 400_000 } },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['e2e/journeys/**/*.test.ts'],
          exclude: process.env.JOURNEYS === 'of-the-day' ? restingJourneys(testDay()).map(fileOfJourney) : [],
          // Generous, because a busy machine is slow; nothing waits for time to pass
          testTimeout: 300_000,
          globalSetup: [join(ROOT, 'e2e/global-setup.ts')],
        },
      },
    ],
  },
});
