/** The programs that `npm run check` runs, for all files or for some. */
import type { Step } from '../steps.ts';

/** A promise that nobody waits for loses its error, in money code above all. */
const PROMISES = ['no-floating-promises', 'no-misused-promises', 'await-thenable'];

/**
 * Of all files, since a type may break any of them. What the last run found good is kept, so that only what
 * changed and what depends on it is checked again. One checker takes half the processor time of four.
 */
export const TYPES: Step = {
  name: 'types',
  command: [
    'tsc',
    '--checkers',
    '1',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ],
};

export const promisesOf = (paths: readonly string[]): Step => ({
  name: 'promises',
  command: [
    'oxlint',
    '--type-aware',
    '--format=unix',
    '-A',
    'all',
    ...PROMISES.flatMap((rule) => ['-D', `typescript/${rule}`]),
    ...paths,
  ],
});

const formatOf = (paths: readonly string[]): Step => ({
  name: 'format, lint',
  command: [
    'biome',
    'check',
    '--reporter=summary',
    '--max-diagnostics=200',
    '--no-errors-on-unmatched',
    ...paths,
  ],
});

/** They compare files with each other, so they read all of them. */
const OWN: Step = { name: 'own checks', command: ['node', 'tools/own-checks.ts'] };

/** A change of these can break any file: also of what is checked, and how. */
export const concernsAll = (path: string): boolean =>
  /^(tsconfig\.json|package(-lock)?\.json|biome\.json|tools\/checks\/steps-of-check\.ts)$/.test(path) ||
  path.endsWith('.d.ts');

export const ALL = ['.'];

/** `changed`: files that are still there, or all. `unchecked`: those whose promises are to be checked. */
export const stepsFor = (changed: readonly string[], unchecked: readonly string[]): Step[] => [
  TYPES,
  ...(unchecked.length > 0 ? [promisesOf(unchecked)] : []),
  OWN,
  ...(changed.length > 0 ? [formatOf(changed)] : []),
];
