/** The browser journeys: one file at a time, each a person's way through the product. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';
const ROOT = join(import.meta.dirname, '..');

const shared = {
  root: ROOT,
  pool: 'forks' as const,
  maxWorkers: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    ...shared,
    projects: [
      { test: { ...shared, name: 'browser', include: ['e2e/browser/*.test.ts'] } },
      { test: { ...shared, name: 'start', include: ['e2e/start/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['e2e/journeys/**/*.test.ts'],
          // Generous, because a busy machine is slow; nothing waits for time to pass
          testTimeout: 180_000,
          globalSetup: [join(ROOT, 'e2e/global-setup.ts')],
        },
      },
    ],
  },
});
