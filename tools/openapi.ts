/**
 * `npm run openapi`: writes the portal's API and the issuer's into docs; with `--check` says whether
 * they're up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issuerApiDocument } from '../apps/server/src/suppliers/bank/issuer-openapi.ts';
import { openApiDocument } from '../packages/contract/src/openapi.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';

offerHelp(import.meta);

const DOCUMENTS: Readonly<Record<string, () => object>> = {
  'docs/openapi.json': openApiDocument,
  'docs/issuer-api.json': issuerApiDocument,
};

function written(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const isCheck = process.argv.includes('--check');
const changed = Object.entries(DOCUMENTS).filter(([path, make]) => {
  const file = join(ROOT, path);
  const text = `${JSON.stringify(make(), null, 2)}\n`;
  if (written(file) === text) return false;
  if (!isCheck) writeFileSync(file, text);
  return true;
});
const paths = changed.map(([path]) => path).join(', ');
if (isCheck && changed.length > 0) {
  console.log(`the contract of ${paths} changed: npm run openapi`);
  process.exitCode = 1;
} else console.log(changed.length === 0 ? 'the API documents are up to date' : `wrote ${paths}`);
