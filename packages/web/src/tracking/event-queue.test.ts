import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventQueue, type EventBody } from './event-queue.ts';
import { createTracker, trackFailures, wantsNoTracking } from './track.ts';

let sent: [EventBody, boolean][] = [];
let arrives = true;
let now = 0;
beforeEach(() => {
  vi.useFakeTimers();
  [sent, arrives, now] = [[], true, 0];
});
afterEach(() => vi.useRealTimers());
const queue = () =>
  createEventQueue({
    send: async (body, leaving) => {
      sent.push([body, leaving]);
      if (!arrives) throw new Error('away');
      return true;
    },
    now: () => now,
    about: () => ({ device: 'phone', section: 'common' }),
  });
const names = () =>
  sent.map(([{ eventName, more = [] }]) => [eventName, ...more.map((e) => Object(e).eventName)]);

test('events of some seconds go together, each with its age', async () => {
  const { add } = queue();
  add(['a', { section: 'own' }]);
  now = 2_000;
  add(['b', {}]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toEqual([]);
  now = 5_000;
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([
    [
      {
        eventName: 'a',
        properties: { device: 'phone', section: 'own' },
        ageMs: 5_000,
        more: [{ eventName: 'b', properties: { device: 'phone', section: 'common' }, ageMs: 3_000 }],
      },
      false,
    ],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});
test('many go at once, and a page that leaves waits for nothing', () => {
  const { add, flush } = queue();
  for (let i = 0; i < 25; i++) add([`e${i}`, {}]);
  flush(true);
  expect(sent.map(([, leaving]) => leaving)).toEqual([false, true]);
  expect(names().map((each) => each.length)).toEqual([20, 5]);
  flush(true);
  expect(sent).toHaveLength(2);
});
test('a page tells of no more than 300 things', async () => {
  const { add } = queue();
  for (let i = 0; i < 1_000; i++) {
    add(['a', {}]);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(names().flat()).toHaveLength(300);
});
test('what does not arrive is given up, quietly, and after three times everything', async () => {
  const { add } = queue();
  arrives = false;
  for (let i = 0; i < 10; i++) {
    add(['a', {}]);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(sent).toHaveLength(3);
});

test('what happens before the code is there is reported first, per tracker', () => {
  const [{ track, takeOver }, beside] = [createTracker(), createTracker()];
  track('one');
  beside.track('beside');
  const names: string[] = [];
  const giveBack = takeOver(([name]) => names.push(name));
  track('two');
  giveBack();
  track('three');
  const another: string[] = [];
  takeOver(([name]) => another.push(name));
  expect([names, another]).toEqual([['one', 'two'], ['three']]);
});
test('every failed call is reported, but for tracking’s and userInfo’s', () => {
  const events: unknown[] = [];
  const report = trackFailures((...event) => events.push(event));
  const failed = {
    method: 'GET',
    url: '/api/v0/trips/x',
    status: 503,
    statusText: 'Service Unavailable',
    body: '{}',
  };
  for (const endpoint of ['/trips/:bookingId', '/tracking/event', '/userInfo'])
    report({ ...failed, endpoint });
  const { statusText, ...rest } = failed;
  expect(events).toEqual([
    ['request_failed', { ...rest, endpoint: '/trips/:bookingId', status_text: statusText }],
  ]);
});
test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('%o: not followed %s', (browser, answer) => {
  expect(wantsNoTracking(browser)).toBe(answer);
});
