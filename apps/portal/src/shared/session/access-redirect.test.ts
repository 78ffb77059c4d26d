import { expect, test } from 'vitest';
import { accessRedirect } from './access-redirect.ts';
import { isOwnPath } from './return-url.ts';

test.each([
  ['Unauthorized', '/stays', '/login'],
  ['Unauthorized', '/login', null],
  ['Unauthorized', '/auth/startsession/', null],
  ['InvalidSession', '/trips', '/login'],
  ['40102', '/', '/access-denied-not-beta'],
  ['40103', '/auth/startsession/', '/access-denied'],
  ['40103', '/access-denied-not-beta', null],
  ['40102', '/access-denied', null],
  ['40105', '/', '/onboarding/'],
  ['40106', '/', '/acknowledgement/'],
  ['40106', '/acknowledgement/', null],
  ['NotFound', '/trips/x', null],
  ['NetworkError', '/', null],
] as const)('%s on %s leads to %s', (code, path, page) => {
  expect(accessRedirect(code, path)).toBe(page);
});

test.each([
  ['/stays?place=city:lisbon-pt', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['', false],
])('%s is a place of our own: %s', (path, own) => {
  expect(isOwnPath(path)).toBe(own);
});
