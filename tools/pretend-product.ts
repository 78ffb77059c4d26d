/**
 * Adds a pretend product to a copy of the last commit, and says which shared files types and checks want
 * edited for it. The product is cars under the name of pods: its folder, its folder in the
 * world, its lines in `products/product-list.ts`, and what `npm run products` writes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { offerHelp } from './help.ts';
import { withProjectCopy } from './project-copy.ts';
import { toolEnvironment } from './steps.ts';

offerHelp(import.meta);

const SHARED_MOST = 2;

/** Whole words of names only: a card isn't a car. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=['"])Car(?=['"])/g, 'Pod'],
  [/(?<=\.)Car(?=["`.])/g, 'Pod'],
  [/(?<![a-zA-Z])cars(?![a-z])/g, 'pods'],
  [/(?<![a-zA-Z])car(?![a-z])/g, 'pod'],
  [/(?<![A-Z])Cars(?![a-z])/g, 'Pods'],
  [/(?<![A-Z])Car(?![a-z])/g, 'Pod'],
  [/(?<![A-Z])CARS(?![A-Za-z])/g, 'PODS'],
  [/(?<![A-Z])CAR(?![A-Za-z])/g, 'POD'],
];
const renamed = (text: string): string =>
  WORDS.reduce((rest, [word, instead]) => rest.replace(word, instead), text);

/** Words of shared code and libraries, given back: icons, what doesn't fit on a trip, artwork. */
const SHARED_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^import \{[^}]*)\bPod\b(?=[^}]*\} from 'lucide-react')/gm, 'Car as Pod'],
  [/'podBeforeLanding'/g, "'carBeforeLanding'"],
  [/'podAfterLeaving'/g, "'carAfterLeaving'"],
  [/'tight(To|From)Pod'/g, "'tight$1Car'"],
  [/'twoPods'/g, "'twoCars'"],
  [/(?<=seed: `pod:\$\{acriss\}`, kind: )'pod'/g, "'car'"],
  [/(?<=open\.kind === )'pod'/g, "'car'"],
  [/^ {2}pretendCompany(?=: rental\.)/gm, '  company'],
];
const withSharedWords = (text: string): string =>
  SHARED_WORDS.reduce((rest, [word, instead]) => rest.replace(word, instead), text);

const FOLDERS = ['products/car', 'world/src/car'];
const LIST = 'products/product-list.ts';

const run = (copy: string, [program, ...given]: readonly [string, ...string[]]): string => {
  const { stdout, stderr } = spawnSync(program, given, {
    cwd: copy,
    env: toolEnvironment(),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return stdout + stderr;
};

/** Fields of its draft, shapes, and names in its tests: like error codes, no two products have them. */
const OWN_NAMES = ['company', 'drivers', 'flightNumber', 'licenseCountry', 'LinkedFlight', 'RentalEnd'];

/** Every loyalty program's answer about another member's number. */
const SHARED_CODE = 'LoyaltyNameMismatch';

/** What's renamed besides, as whole words. */
function ownNames(copy: string): RegExp {
  const text = readFileSync(join(copy, 'products/car/wire/car-codes.ts'), 'utf8');
  const codes = [...text.matchAll(/^ {4}(\w+): \{/gm)].flatMap(([, code = '']) =>
    code === SHARED_CODE ? [] : [code],
  );
  return new RegExp(`(?<![\\w-])(${[...codes, ...OWN_NAMES].join('|')})(?![\\w-])`, 'g');
}

const rename = (text: string, names: RegExp): string =>
  renamed(text).replace(names, (name) =>
    /^[A-Z]/.test(name) ? `Pretend${name}` : `pretend${name[0]?.toUpperCase()}${name.slice(1)}`,
  );

/** Texts that aren't cars' by their keys would be in two files. */
function writeWords(text: string, names: RegExp): string {
  const texts = Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([key, words]) => {
    const own = rename(key, names);
    return own === key ? [] : [[own, rename(words, names)] as const];
  });
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}

/** Cars declare it already. */
function dropSharedCode(copy: string): void {
  const path = join(copy, 'products/pod/wire/pod-codes.ts');
  const entry = new RegExp(`^ {4}${SHARED_CODE}: \\{.*\\n`, 'm');
  writeFileSync(path, readFileSync(path, 'utf8').replace(entry, ''));
}

const MIGRATIONS = 'apps/server/src/db/migrations';
const OWN_MIGRATION = `${MIGRATIONS}/9999-pod.sql`;

/** Tables of its own. */
function writeMigration(copy: string): void {
  const sources = run(copy, ['git', 'ls-files', `${MIGRATIONS}/*.sql`])
    .split('\n')
    .filter(Boolean);
  const tables = sources.flatMap((path) =>
    [...readFileSync(join(copy, path), 'utf8').matchAll(/^create table market\.car_\w+ \([^;]*;/gm)].map(
      ([statement]) => renamed(statement),
    ),
  );
  writeFileSync(join(copy, OWN_MIGRATION), `${tables.join('\n\n')}\n`);
}

function addProduct(copy: string): void {
  const names = ownNames(copy);
  const files = run(copy, ['git', 'ls-files', ...FOLDERS])
    .split('\n')
    .filter(Boolean);
  for (const file of files) {
    const path = join(copy, renamed(file));
    const text = readFileSync(join(copy, file), 'utf8');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      file.endsWith('.json') ? writeWords(text, names) : withSharedWords(rename(text, names)),
    );
  }
  dropSharedCode(copy);
  writeMigration(copy);
  const list = join(copy, LIST);
  writeFileSync(
    list,
    readFileSync(list, 'utf8')
      .replace(/'car', /, "'car', 'pod', ")
      .replace(/^ {2}car: (\{|').*\n/gm, (line) => line + renamed(line)),
  );
  run(copy, ['git', 'add', '--all']);
  console.log(run(copy, ['node', 'tools/products.ts']).trim());
  // Written from its calls
  run(copy, ['node', 'tools/openapi.ts']);
  run(copy, [
    'biome',
    'check',
    '--write',
    LIST,
    ...FOLDERS.map(renamed),
    'products/lists',
    'world/src/lists',
  ]);
  run(copy, ['git', 'add', '--all']);
}

/** Files with their problems, as `path(12,3): error …` or `path:12 …`. */
function problemsByFile(output: string): Map<string, string[]> {
  const found = output.split('\n').flatMap((line) => {
    const path = /^([\w./@$-]+\.\w+)[(:]\d/.exec(line)?.[1];
    return path ? [{ path, line }] : [];
  });
  const grouped = Map.groupBy(found, ({ path }) => path);
  return new Map([...grouped].map(([path, each]) => [path, each.map(({ line }) => line)]));
}

const isOwn = (path: string): boolean => /^(products|world\/src)\/pod\//.test(path) || path === OWN_MIGRATION;

async function main(): Promise<boolean> {
  return withProjectCopy(async (copy) => {
    addProduct(copy);
    const output = ['tsc --checkers 2 --pretty false', 'node tools/own-checks.ts'].map((command) =>
      run(copy, command.split(' ') as [string, ...string[]]),
    );
    const [, checks = ''] = output;
    if (!/\d+ problems?$|\d+ checks of/m.test(checks)) throw new Error(`the checks did not run: ${checks}`);
    const problems = problemsByFile(output.join('\n'));
    const shared = [...new Set([LIST, ...[...problems.keys()].filter((path) => !isOwn(path))])];
    for (const [path, lines] of [...problems].sort(([a], [b]) => Number(isOwn(a)) - Number(isOwn(b))))
      console.log([path, ...lines.map((line) => `    ${line}`)].join('\n'));
    // Types that are wrong in its own folders may want something of shared code
    const own = [...problems].filter(([path]) => isOwn(path)).flatMap(([, lines]) => lines);
    const wrong = own.filter((line) => line.includes(': error TS'));
    console.log(`${own.length} problems in its own folders, ${wrong.length} of types`);
    console.log(`${shared.length} shared files, at most ${SHARED_MOST}: ${shared.join(', ')}`);
    return shared.length <= SHARED_MOST && wrong.length === 0;
  });
}

process.exitCode = (await main()) ? 0 : 1;
