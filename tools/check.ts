/** `npm run check`: every static check. */

import { offerHelp } from './help.ts';
import { runSteps, type Step } from './steps.ts';

offerHelp(import.meta);

/** A promise that nobody waits for loses its error, in money code above all. */
const PROMISES = ['no-floating-promises', 'no-misused-promises', 'await-thenable'];

const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'format, lint', command: ['biome', 'check', '--reporter=summary', '--max-diagnostics=200', '.'] },
  {
    name: 'promises',
    command: [
      'oxlint',
      '--type-aware',
      '--format=unix',
      '-A',
      'all',
      ...PROMISES.flatMap((rule) => ['-D', `typescript/${rule}`]),
      'packages',
      'apps',
      'tools',
      'bench',
      'e2e',
    ],
  },
  { name: 'boundaries', command: ['node', 'tools/boundaries.ts'] },
  { name: 'exports', command: ['node', 'tools/exports.ts'] },
  { name: 'sizes', command: ['node', 'tools/sizes.ts'] },
  { name: 'words', command: ['node', 'tools/words.ts'] },
  { name: 'messages', command: ['node', 'tools/messages.ts'] },
  { name: 'migrations', command: ['node', 'tools/migrations.ts'] },
  { name: 'sql tables', command: ['node', 'tools/sql-tables.ts'] },
  { name: 'specification', command: ['node', 'tools/specification.ts'] },
  { name: 'lockfile', command: ['node', 'tools/lockfile.ts'] },
  { name: 'settings', command: ['node', 'tools/settings.ts', '--check'] },
  { name: 'openapi', command: ['node', 'tools/openapi.ts', '--check'] },
];

process.exitCode = (await runSteps(STEPS)) ? 0 : 1;
