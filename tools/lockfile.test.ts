import { expect, test } from 'vitest';
import { findMissing } from './lockfile.ts';

test('a package for another system that is not in the lockfile is found and described by its name', () => {
  const packages = {
    '': { optionalDependencies: {} },
    'node_modules/@x/lint': {
      dev: true,
      engines: { node: '>=20' },
      optionalDependencies: {
        '@x/cli-linux-x64': '1.2.3',
        '@x/cli-linux-x64-musl': '1.2.3',
        '@x/binding-win32-arm64-msvc': '1.2.3',
      },
    },
    'node_modules/@x/cli-linux-x64': { version: '1.2.3' },
  };
  const common = { version: '1.2.3', dev: true, optional: true, engines: { node: '>=20' } };
  expect(findMissing({ packages })).toEqual({
    'node_modules/@x/cli-linux-x64-musl': { ...common, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/@x/binding-win32-arm64-msvc': { ...common, os: ['win32'], cpu: ['arm64'] },
  });
});

test('nothing is missing when the lockfile has them all', () => {
  const packages = {
    'apps/a': { optionalDependencies: { b: '1' } },
    'apps/a/node_modules/b': { version: '1' },
  };
  expect(findMissing({ packages })).toEqual({});
});
