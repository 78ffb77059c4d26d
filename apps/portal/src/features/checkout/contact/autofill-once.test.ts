import { keepInMemory } from '@sojourn/web/storage.ts';
import { expect, it } from 'vitest';
import { claimFill } from './autofill-once.ts';

it('a checkout is filled in by whoever asks first, each by itself', () => {
  const leave = keepInMemory();
  expect([claimFill('chk_1'), claimFill('chk_1'), claimFill('chk_2')]).toEqual([true, false, true]);
  leave();
});
