import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

/** A device that says it is offline. */
let device: EventTarget;
let isThere = false;
let calls = 0;

beforeEach(() => {
  vi.useFakeTimers();
  [device, isThere, calls] = [new EventTarget(), false, 0];
  vi.stubGlobal('window', device);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often code was asked for, and whether the wait is over, after so long. */
const begin = () => {
  let isOver = false;
  void whenOnline().then(() => {
    isOver = true;
  });
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return { asked: calls, isOver };
  };
};

test('a device that is online is not asked for anything', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await begin()(0)).toEqual({ asked: 0, isOver: true });
});

test('a device that wrongly says it is offline, and always does, keeps no code waiting', async () => {
  const after = begin();
  isThere = true;
  expect(await after(250)).toMatchObject({ isOver: true });
});

test('while there is no network it is looked for less and less often', async () => {
  const after = begin();
  expect(await after(0)).toEqual({ asked: 1, isOver: false });
  expect(await after(250 + 1_000 + 4_000)).toEqual({ asked: 4, isOver: false });
  expect(await after(45_000)).toEqual({ asked: 7, isOver: false });
});

test('word that the device is online cuts the wait short; its network may come a moment later', async () => {
  const after = begin();
  await after(30_000);
  device.dispatchEvent(new Event('online'));
  expect(await after(0)).toMatchObject({ isOver: false });
  isThere = true;
  expect(await after(250)).toMatchObject({ isOver: true });
});
