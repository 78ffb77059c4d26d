import { once } from 'node:events';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { linePacker } from './compress.ts';

const UNPACKERS = { br: createBrotliDecompress, gzip: createGunzip };

it.each(['br', 'gzip'] as const)('%s: each line can be read before the next is written', async (encoding) => {
  const packer = linePacker(encoding);
  const unpacker = UNPACKERS[encoding]();
  packer.pipe(unpacker);
  for (const line of ['{"type":"progress"}\n', '{"type":"page"}\n', '{"type":"done"}\n']) {
    packer.write(line);
    const [read] = await once(unpacker, 'data');
    expect(String(read)).toBe(line);
  }
  packer.end();
  await once(unpacker, 'end');
});
