/**
 * Writes .br and .gz beside every text file of the build, so that the server never compresses on the way
 * out.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const WORTHWHILE_BYTES = 512;

function* filesUnder(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      // The page itself is filled in per tenant by the server.
      const files = [...filesUnder(outDir)].filter(
        (path) => TEXT.test(path) && !path.endsWith('index.html') && statSync(path).size >= WORTHWHILE_BYTES,
      );
      await Promise.all(files.map(compress));
    },
  };
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** In the pool of threads, so that every processor takes part. */
async function compress(path: string): Promise<void> {
  const text = readFileSync(path);
  const [small, plain] = await Promise.all([brotli(text, QUALITY), zip(text, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, plain)]);
}
