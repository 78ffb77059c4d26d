import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftSaver, type DraftPatch, SAVE_DELAY_MS, type SaveResult } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers on command. */
function makeSaver(restored: DraftPatch = {}) {
  const calls: { patch: DraftPatch; leaving: boolean; answer: (result: SaveResult) => void }[] = [];
  const keep = vi.fn<(patch: DraftPatch) => void>();
  const saver = createDraftSaver({
    initial: restored,
    keep,
    send: (patch, leaving) => new Promise((answer) => calls.push({ patch, leaving, answer })),
  });
  const settle = async (result: SaveResult, at = calls.length - 1) => {
    calls[at]!.answer(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, calls, keep, settle };
}

it('saves a moment after the last key, everything typed in one call', async () => {
  const { saver, calls, settle } = makeSaver();
  saver.change({ email: 'm' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
  saver.change({ email: 'ma' });
  saver.change({ phone: '1' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.map(({ patch }) => patch)).toEqual([{ email: 'ma', phone: '1' }]);
  expect(saver.snapshot().state).toBe('saving');
  await settle('saved');
  expect(saver.snapshot()).toMatchObject({ unsaved: {}, state: 'saved' });
});

it('never has two saves under way, and sends what was typed meanwhile next', async () => {
  const { saver, calls, settle } = makeSaver();
  saver.change({ email: 'a', phone: '1' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  saver.change({ email: 'ab' });
  await vi.advanceTimersByTimeAsync(10 * SAVE_DELAY_MS);
  expect(calls).toHaveLength(1);
  await settle('saved');
  expect(saver.snapshot()).toMatchObject({ unsaved: { email: 'ab' }, state: 'saving' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(calls[1]?.patch).toEqual({ email: 'ab' });
});

it('keeps what could not be saved and tries again by itself', async () => {
  const { saver, calls, keep, settle } = makeSaver();
  saver.change({ email: 'a' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  await settle('retry');
  expect(saver.snapshot()).toMatchObject({ unsaved: { email: 'a' }, state: 'failed' });
  expect(keep).toHaveBeenLastCalledWith({ email: 'a' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toHaveLength(2);
  await settle('saved');
  expect(keep).toHaveBeenLastCalledWith({});
});

it('does not repeat what the server refuses until it is changed', async () => {
  const { saver, calls, settle } = makeSaver();
  saver.change({ requests: '4111 1111 1111 1111' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  await settle('refused');
  expect(saver.snapshot().state).toBe('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  saver.change({ requests: 'quiet room' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(calls[1]?.patch).toEqual({ requests: 'quiet room' });
});

it('sends at once what the tab kept from before a reload', async () => {
  const { saver, calls, settle } = makeSaver({ email: 'kept' });
  expect(saver.snapshot().unsaved).toEqual({ email: 'kept' });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls[0]?.patch).toEqual({ email: 'kept' });
  await settle('saved');
  expect(saver.snapshot().state).toBe('saved');
});

it('flushes everything, also what was typed while a save was under way', async () => {
  const { saver, settle } = makeSaver();
  saver.change({ email: 'a' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  saver.change({ phone: '1' });
  const done = saver.flush();
  await settle('saved', 0);
  await settle('saved', 1);
  await expect(done).resolves.toBe(true);
});

it('says when a flush left something unsaved', async () => {
  const { saver, settle } = makeSaver();
  saver.change({ email: 'a' });
  const done = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  await settle('retry');
  await expect(done).resolves.toBe(false);
});

it('sends the rest with a call that outlives the page', async () => {
  const { saver, calls } = makeSaver();
  saver.leave();
  expect(calls).toHaveLength(0);
  saver.change({ phone: '1' });
  saver.leave();
  expect(calls).toMatchObject([{ patch: { phone: '1' }, leaving: true }]);
});

it('holds what was saved until the screen has it, so that no field jumps back', async () => {
  const { saver, settle } = makeSaver();
  saver.change({ email: 'a' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  await settle('saved');
  expect(saver.snapshot().acknowledged).toEqual({ email: 'a' });
  saver.rebase();
  expect(saver.snapshot()).toEqual({ unsaved: {}, acknowledged: {}, state: 'saved' });
});

it('stops with one last save, and does not go on trying after it', async () => {
  const { saver, calls, keep, settle } = makeSaver();
  saver.change({ email: 'a' });
  saver.stop();
  expect(calls).toHaveLength(1);
  await settle('retry');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  expect(keep).toHaveBeenLastCalledWith({ email: 'a' });
});
