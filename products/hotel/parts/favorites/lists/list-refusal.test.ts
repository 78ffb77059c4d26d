import { ApiError } from '@sojourn/web/api/api-error.ts';
import { expect, test } from 'vitest';
import { mayTryAgain, refusalOf } from './list-refusal.ts';

const invalid = (problem: string) =>
  new ApiError('InvalidInput', 422, { fields: [{ path: 'wishlistId', problem }] });

test.each([
  ['no answer', new ApiError('NetworkError', 0), 'offline', true],
  ['a list that another tab deleted', new ApiError('NotFound', 404), 'gone', false],
  ['too many calls', new ApiError('ExcessiveActivity', 429), 'busy', true],
  ['one list too many', invalid('too many lists'), 'tooManyLists', false],
  ['a full list', invalid('the list is full'), 'listFull', false],
  ['another wrong field', invalid('too long'), 'other', true],
  ['a fault of the server', new ApiError('InternalError', 500), 'other', true],
  ['a fault of ours', new Error('x'), 'other', true],
] as const)('%s', (_, thrown, refusal, again) => {
  expect(refusalOf(thrown)).toBe(refusal);
  expect(mayTryAgain(refusal)).toBe(again);
});
