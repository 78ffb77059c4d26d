/**
 * `npm run openapi`: prints the contract into docs/openapi.json; with `--check` says whether that is up to
 * date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { openApiDocument } from '../packages/contract/src/openapi.ts';
import { ROOT } from './root.ts';

const FILE = join(ROOT, 'docs/openapi.json');
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

function written(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

if (process.argv.includes('--check')) {
  const same = written() === text;
  console.log(
    same ? 'docs/openapi.json says what the contract says' : 'the contract changed: npm run openapi',
  );
  process.exitCode = same ? 0 : 1;
} else {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, text);
  console.log(`wrote ${relative(ROOT, FILE)}`);
}
