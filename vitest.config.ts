/** The unit and server tests; the browser journeys have their own configuration in e2e/. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './apps/portal/build/compiled-messages.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';
import { useMemoryFolder } from './tools/testing/memory-folder.ts';
import { takeTestDay } from './tools/testing/test-day.ts';

takeTestDay();
useMemoryFolder();
// Programs that tests start take half their time to compile
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
  // Texts are compiled as for the pages
  plugins: [compiledMessages({ everything: true })],
  test: {
    include: ['{packages,apps,products,world,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/testing/global-setup.ts'],
    pool: 'forks',
    execArgv: ['--max-semi-space-size=64'],
    // Some wait for a lease or a database most of their time
    maxWorkers: 3,
    // Loading everything again for each file took a quarter of all processor time; each cleans up after
    // itself
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 15_000,
    // What fails is run again only as a whole file, alone, and is named as unsteady
    // (tools/testing/run-vitest.ts)
    retry: 0,
    // What tests read without importing it, for `npm test -- changed`
    forceRerunTriggers: [
      '**/package-lock.json',
      '**/vitest.config.ts',
      '**/*.sql',
      'config/**',
      '{apps,packages,products,world}/**/*.json',
    ],
  },
});
