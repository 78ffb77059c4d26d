import { expect, test } from 'vitest';
import { cancelProof } from './protection-view.ts';

test('a brand’s number of travelers is shown, and none for a brand without one', () => {
  expect(cancelProof({ cancelServiceTravelers: 60_000 }, 'en')).toEqual({
    id: 'protections.cfar.proof',
    values: { count: '60,000' },
  });
  expect(cancelProof({ cancelServiceTravelers: null }, 'en')).toEqual({ id: 'protections.cfar.proof.some' });
});
