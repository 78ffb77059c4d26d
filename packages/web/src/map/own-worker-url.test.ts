import { expect, test } from 'vitest';
import { ownWorkerUrl } from './own-worker-url.ts';

const url = new URL('https://travel.example/assets/worker.mjs');

test('a worker starts from its address on its own origin, elsewhere from one of the host', () => {
  expect(ownWorkerUrl(url, 'https://travel.example')).toBe(url.href);
  expect(ownWorkerUrl(url, 'https://host.example')).toMatch(/^blob:/);
});
