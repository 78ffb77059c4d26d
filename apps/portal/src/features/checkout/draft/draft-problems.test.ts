import { completeHotelDraft } from '@sojourn/products/hotel/wire/hotel-draft.ts';
import { expect, test } from 'vitest';
import { PAID } from '../testing/sample-drafts.ts';
import { paymentProblems } from './draft-problems.ts';

test.each([
  ['maya.okafor@example.com', true],
  [' maya@example.com ', true],
  ['maya@bücher.example', true],
  ['用户@例え.テスト', true],
  ['maya/travel@example.com', true],
  ['maya@example', false],
  ['maya@example.c0m', false],
  ['.maya@example.com', false],
  ['maya..o@example.com', false],
  ['maya’s@example.com', false],
  ['maya!@exa_mple.com', false],
])('the page and the server say the same of %j', (email, fits) => {
  expect(paymentProblems({ ...PAID, email }, true).map(({ path }) => path)).toEqual(fits ? [] : ['email']);
  expect(completeHotelDraft.shape.email.safeParse(email).success).toBe(fits);
});
