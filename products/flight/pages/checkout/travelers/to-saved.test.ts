import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import { expect, it } from 'vitest';
import { inputOf } from './to-saved.ts';

it('saves a traveler with their own numbers, and without the company’s', () => {
  const traveler = {
    ...emptyTraveler('Adult'),
    firstName: 'Maya',
    lastName: 'Okafor',
    frequentFlyerNumber: [
      { airline: 'TP', number: '448210937' },
      { airline: 'UA', number: 'KN-4829' },
      { airline: 'DL', number: '' },
    ],
  };
  const { frequentFlyerNumber } = inputOf(traveler, undefined, { UA: 'KN4829', TP: '1' });
  expect(frequentFlyerNumber).toEqual({ TP: '448210937' });
});
