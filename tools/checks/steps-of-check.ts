/** The programs that `npm run check` runs, for all files or for some. */
import type { Step } from '../steps.ts';

/** A promise that nobody waits for loses its error, in money code above all. */
const PROMISES = ['no-floating-promises', 'no-misused-promises', 'await-thenable'];

/**
 * Types and promises are checked over one program: reading and typing everything takes longer than either
 * check. It ends soon, so it collects its garbage half as often.
 */
export const typesOf = (paths: readonly string[]): Step => ({
  name: 'types, promises',
  command: [
    'oxlint',
    '--type-aware',
    '--type-check',
    '--format=unix',
    '-A',
    'all',
    ...PROMISES.flatMap((rule) => ['-D', `typescript/${rule}`]),
    ...paths,
  ],
  environment: { GOGC: '200' },
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

/** A change of these can break any file. */
export const concernsAll = (path: string): boolean =>
  /^(tsconfig\.json|package(-lock)?\.json|biome\.json)$/.test(path) || path.endsWith('.d.ts');

export const ALL_STEPS: readonly Step[] = [typesOf(['.']), OWN, formatOf(['.'])];

/** `changed`: files that are still there. */
export const stepsFor = (changed: readonly string[], typed: readonly string[]): Step[] => [
  ...(typed.length > 0 ? [typesOf(typed)] : []),
  OWN,
  ...(changed.length > 0 ? [formatOf(changed)] : []),
];
