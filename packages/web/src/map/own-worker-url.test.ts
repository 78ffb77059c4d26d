import { expect, test } from 'vitest';
import { ownWorkerUrl } from './own-worker-url.ts';

const url = new URL('https://travel.example/assets/worker.mjs');
const never = () => Promise.reject(new Error('nothing is to be fetched'));

test('a worker starts from its address on its own origin', async () => {
  expect(await ownWorkerUrl(url, 'https://travel.example', never)).toBe(url.href);
});
test('elsewhere it starts from its code', async () => {
  const read = async (href: string) => `/* ${href} */`;
  const own = await ownWorkerUrl(url, 'https://host.example', read);
  expect(own).toMatch(/^blob:/);
  expect(await (await fetch(own)).text()).toBe('/* https://travel.example/assets/worker.mjs */');
});
