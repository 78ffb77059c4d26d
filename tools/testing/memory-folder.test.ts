import { afterEach, expect, test, vi } from 'vitest';
import { useMemoryFolder } from './memory-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test('a machine without a folder in memory keeps its temporary files where it did', () => {
  vi.stubEnv('TMPDIR', undefined);
  useMemoryFolder('/no/such/folder');
  expect(process.env.TMPDIR).toBeUndefined();
});
