/**
 * `npm run openapi`: writes the portal's API and the issuer's into docs; with `--check` says whether
 * they're up to date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issuerApiDocument } from '../apps/server/src/suppliers/bank/issuer-openapi.ts';
import { openApiDocument } from '../packages/contract/src/openapi.ts';
import { type Project, readProject, report, type Verdict } from './checks/project.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';

const DOCUMENTS: Readonly<Record<string, () => object>> = {
  'docs/openapi.json': openApiDocument,
  'docs/issuer-api.json': issuerApiDocument,
};

/** The documents that aren't as their contract is, with the text that they should have. */
const outdated = ({ files, text }: Project): [path: string, text: string][] =>
  Object.entries(DOCUMENTS)
    .map(([path, make]): [string, string] => [path, `${JSON.stringify(make(), null, 2)}\n`])
    .filter(([path, written]) => !files.includes(path) || text(path) !== written);

export function check(project: Project): Verdict {
  return {
    problems: outdated(project).map(([path]) => ({
      path,
      line: 1,
      message: 'its contract changed: npm run openapi',
    })),
    summary: 'the API documents are up to date',
  };
}

if (import.meta.main) {
  offerHelp(import.meta);
  const project = readProject();
  if (process.argv.includes('--check')) report(check(project));
  else {
    const changed = outdated(project);
    for (const [path, text] of changed) writeFileSync(join(ROOT, path), text);
    const paths = changed.map(([path]) => path).join(', ');
    console.log(changed.length === 0 ? 'the API documents are up to date' : `wrote ${paths}`);
  }
}
