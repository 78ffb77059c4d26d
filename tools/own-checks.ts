/** Our own checks, all over one reading and one parse of the project; a step of `npm run check`. */
import { check as boundaries } from './boundaries.ts';
import { type Check, readProject, report } from './checks/project.ts';
import { check as cssVariables } from './css-variables.ts';
import { check as exports } from './exports.ts';
import { check as lockfile } from './lockfile.ts';
import { check as messages } from './messages.ts';
import { check as migrations } from './migrations.ts';
import { check as openapi } from './openapi.ts';
import { check as products } from './products.ts';
import { check as settings } from './settings.ts';
import { check as sizes } from './sizes.ts';
import { check as specification } from './specification.ts';
import { check as sqlClock } from './sql-clock.ts';
import { check as sqlTables } from './sql-tables.ts';
import { check as wording } from './wording.ts';
import { check as words } from './words.ts';

const CHECKS: readonly Check[] = [
  boundaries,
  exports,
  sizes,
  words,
  messages,
  wording,
  migrations,
  sqlTables,
  sqlClock,
  cssVariables,
  specification,
  lockfile,
  settings,
  openapi,
  products,
];

const project = readProject();
report({
  problems: CHECKS.flatMap((check) => check(project).problems),
  summary: `${CHECKS.length} checks of ${project.files.length} files`,
});
