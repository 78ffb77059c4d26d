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
      const effort = this.meta.watchMode ? QUICK : THOROUGH;
      await Promise.all(files.map((path) => compress(path, effort)));
    },
  };
}

type Effort = { readonly brotli: number; readonly gzip: number };
const THOROUGH: Effort = { brotli: 11, gzip: 9 };
/** Nobody waits for bytes while the code is being written, but for the next build. */
const QUICK: Effort = { brotli: 1, gzip: 1 };
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** In the pool of threads, so that every processor takes part. */
async function compress(path: string, effort: Effort): Promise<void> {
  const text = readFileSync(path);
  const [small, plain] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }),
    zip(text, { level: effort.gzip }),
  ]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, plain)]);
}
