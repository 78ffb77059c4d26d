import type { RenderOptions } from '@sojourn/contract/profile-module.ts';
import { expect, test } from 'vitest';
import { createMounts, type Open } from './mounts.ts';

const optionsOf = (container: HTMLElement, section?: string): RenderOptions => ({
  container,
  getToken: () => null,
  ...(section && { section }),
});
/** Containers only need to differ. */
const container = (): HTMLElement => ({}) as HTMLElement;
const outcome = (of: Promise<void>) =>
  of.then(
    () => 'shown',
    (error: Error) => error.name,
  );

/** Opens on command, and logs what's requested of it. */
function stage() {
  const log: string[] = [];
  const opening: PromiseWithResolvers<void>[] = [];
  const breaking: ((error: unknown) => void)[] = [];
  const open: Open = async (_, { whenShown, whenBroken, ended }) => {
    breaking.push(whenBroken);
    ended.addEventListener('abort', () => log.push('close'));
    const gate = Promise.withResolvers<void>();
    opening.push(gate);
    await gate.promise;
    ended.throwIfAborted();
    log.push('open');
    whenShown();
    return { update: ({ section }) => log.push(`update ${section}`) };
  };
  return { said: log, opening, breaking, ...createMounts(open) };
}

test('the same container is one mount, whose latest options count', async () => {
  const { said: log, opening, render, unmount } = stage();
  const place = container();
  const first = render(optionsOf(place));
  expect(render(optionsOf(place, 'travelers'))).toBe(first);
  opening[0]!.resolve();
  await first;
  expect(render(optionsOf(place, 'favorites'))).toBe(first);
  expect(opening).toHaveLength(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect([log[0], log.at(-1)]).toEqual(['open', 'update favorites']);
  expect(log.filter((each) => each === 'open')).toHaveLength(1);
  unmount(place);
  expect(log.at(-1)).toBe('close');
});

test('an unmount that comes early takes away at once what is on its way, twice harmlessly', async () => {
  const { said: log, opening, render, unmount } = stage();
  const place = container();
  unmount(place);
  const shown = render(optionsOf(place));
  unmount(place);
  unmount(place);
  expect(log).toEqual(['close']);
  expect(await outcome(shown)).toBe('AbortError');
  opening[0]!.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['close']);
});

test('what cannot be opened is told, and may be tried again', async () => {
  const { opening, render } = stage();
  const place = container();
  const first = render(optionsOf(place));
  opening[0]!.reject(new TypeError('away'));
  expect(await outcome(first)).toBe('TypeError');
  const second = render(optionsOf(place));
  expect(second).not.toBe(first);
  opening[1]!.resolve();
  expect(await outcome(second)).toBe('shown');
});

test('what breaks on screen is taken away, and may be rendered again', async () => {
  const { said: log, opening, breaking, render, unmount } = stage();
  const place = container();
  const first = render(optionsOf(place));
  opening[0]!.resolve();
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  breaking[0]!(new TypeError('broken'));
  expect(log).toEqual(['open', 'close']);
  const second = render(optionsOf(place));
  expect(second).not.toBe(first);
  breaking[1]!(new TypeError('broken'));
  opening[1]!.resolve();
  expect(await outcome(second)).toBe('TypeError');
  unmount(place);
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['open', 'close', 'close']);
});
