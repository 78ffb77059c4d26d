/**
 * `npm run openapi`: prints the contract as OpenAPI 3.1 to docs/openapi.json; a test holds the file to it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../packages/contract/src/openapi.ts';
import { ROOT } from './root.ts';

mkdirSync(join(ROOT, 'docs'), { recursive: true });
writeFileSync(join(ROOT, 'docs/openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
