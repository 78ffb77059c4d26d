/**
 * `npm run settings`: writes the table of all settings into docs/operations.md, from the schemas that the
 * programs read them by. With `--check`: whether the table is up to date and no setting is read past its
 * schema.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANK_SETTINGS } from '../apps/bank/src/bank-settings.ts';
import { SERVER_SETTINGS } from '../apps/server/src/server-settings.ts';
import { VAULT_SETTINGS } from '../apps/vault/src/vault-settings.ts';
import type { SettingTable } from '../packages/domain/src/settings/table.ts';
import { type Project, readProject, report, type Verdict } from './checks/project.ts';
import { isTest, type Problem } from './checks/source.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';
import { START_SETTINGS } from './start/settings.ts';

const FILE = 'docs/operations.md';
const BEGIN = '<!-- settings: npm run settings -->';
const END = '<!-- /settings -->';
const PROGRAMS: Readonly<Record<string, SettingTable>> = {
  server: SERVER_SETTINGS,
  vault: VAULT_SETTINGS,
  bank: BANK_SETTINGS,
  'npm start': START_SETTINGS,
};
/** Read by build tools, by tests or by the machine, not by an operator. */
const OTHERS = new Set([
  'PATH',
  'TMPDIR',
  'PORTAL_SERVER',
  'NIGHTLY',
  'JOURNEYS',
  'SOJOURN_CRASH_AT',
  'TEST_DATABASE_URL',
  'SIZE_BOOKINGS',
  'SIZE_BACKLOG',
]);

type Row = {
  readonly name: string;
  readonly about: string;
  readonly programs: string[];
  readonly standards: string[];
};

/** One row for each meaning of a name, in the order of the programs. */
function rowsOf(programs: typeof PROGRAMS): Row[] {
  const rows: Row[] = [];
  for (const [program, table] of Object.entries(programs)) {
    for (const [name, { about, standard }] of Object.entries(table)) {
      const known = rows.find((row) => row.name === name && row.about === about);
      const row = known ?? { name, about, programs: [], standards: [] };
      if (!known) rows.push(row);
      row.programs.push(program);
      row.standards.push(standard ?? '**required**');
    }
  }
  return rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
const standardOf = ({ programs, standards }: Row): string =>
  new Set(standards).size === 1
    ? (standards[0] ?? '')
    : standards.map((standard, index) => `${programs[index]}: ${standard}`).join('; ');

export function settingsTable(): string {
  const rows = rowsOf(PROGRAMS).map((row) => {
    const about = `${row.about.charAt(0).toUpperCase()}${row.about.slice(1)}`;
    return `| \`${row.name}\` | ${row.programs.join(', ')} | ${cell(standardOf(row))} | ${cell(about)} |`;
  });
  return ['| Setting | Read by | Default | |', '|---|---|---|---|', ...rows].join('\n');
}

export function withTable(document: string, table: string): string {
  const [before, rest] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before < 0 || rest < before) throw new Error(`docs/operations.md has no ${BEGIN} … ${END}`);
  return `${document.slice(0, before + BEGIN.length)}\n\n${table}\n\n${document.slice(rest)}`;
}

/** Names that the code reads from an environment, and no table has. */
export function undeclared(path: string, text: string): Problem[] {
  const declared = new Set(Object.values(PROGRAMS).flatMap((table) => Object.keys(table)));
  return [...text.matchAll(/\benv(?:ironment)?\.([A-Z][A-Z0-9_]+)/g)].flatMap(({ 1: name = '', index }) => {
    if (declared.has(name) || OTHERS.has(name)) return [];
    const line = text.slice(0, index).split('\n').length;
    return [{ path, line, message: `${name} is in no table of settings` }];
  });
}

const readsSettings = (path: string): boolean =>
  /^(apps|packages|world|tools|bench)\/.*\.ts$/.test(path) && !isTest(path) && !path.includes('/testing/');

export function check({ files, text }: Project): Verdict {
  const document = text(FILE);
  const problems = files.filter(readsSettings).flatMap((path) => undeclared(path, text(path)));
  if (document !== withTable(document, settingsTable()))
    problems.push({ path: FILE, line: 1, message: 'a setting changed: npm run settings' });
  return { problems, summary: `${FILE} has all settings` };
}

if (import.meta.main) {
  offerHelp(import.meta);
  const project = readProject();
  if (process.argv.includes('--check')) report(check(project));
  else {
    writeFileSync(join(ROOT, FILE), withTable(project.text(FILE), settingsTable()));
    console.log(`wrote the settings into ${FILE}`);
  }
}
