/**
 * `npm run openapi`: writes the list of calls (docs/api.txt, committed), the portal's API (docs/openapi.json,
 * which git ignores) and the issuer's into docs; with `--check` says which calls changed since.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issuerApiDocument } from '../apps/server/src/suppliers/bank/issuer-openapi.ts';
import { calls } from '../packages/contract/src/calls.ts';
import { openApiDocument } from '../packages/contract/src/openapi.ts';
import { callLines, changedCalls } from './checks/call-lines.ts';
import { type Project, readProject, report, type Verdict } from './checks/project.ts';
import type { Problem } from './checks/source.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';

const LIST = 'docs/api.txt';
const ISSUER = 'docs/issuer-api.json';
const DOCUMENT = 'docs/openapi.json';
const NAMED = 8;

const asText = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;
const textOf = ({ files, text }: Project, path: string): string => (files.includes(path) ? text(path) : '');

function changesOfList(project: Project): Problem[] {
  const written = textOf(project, LIST);
  const made = callLines(calls);
  if (written === made) return [];
  const changed = changedCalls(written, made);
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : '';
  const what =
    changed.length > 0
      ? `the contract of ${changed.slice(0, NAMED).join(', ')}${more} changed`
      : 'its lines are out of order';
  return [{ path: LIST, line: 1, message: `${what}: npm run openapi` }];
}

export function check(project: Project): Verdict {
  const isIssuerOutdated = textOf(project, ISSUER) !== asText(issuerApiDocument());
  return {
    problems: [
      ...changesOfList(project),
      ...(isIssuerOutdated
        ? [{ path: ISSUER, line: 1, message: 'its contract changed: npm run openapi' }]
        : []),
    ],
    summary: 'the list of calls and the issuer’s API are up to date',
  };
}

if (import.meta.main) {
  offerHelp(import.meta);
  const project = readProject();
  if (process.argv.includes('--check')) report(check(project));
  else {
    const changed = changedCalls(textOf(project, LIST), callLines(calls));
    writeFileSync(join(ROOT, LIST), callLines(calls));
    writeFileSync(join(ROOT, ISSUER), asText(issuerApiDocument()));
    writeFileSync(join(ROOT, DOCUMENT), asText(openApiDocument()));
    const result = changed.length > 0 ? `changed calls: ${changed.join(', ')}` : 'no call changed';
    console.log(`wrote ${LIST}, ${ISSUER} and ${DOCUMENT}; ${result}`);
  }
}
