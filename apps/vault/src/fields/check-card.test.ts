import { describe, expect, it, test } from 'vitest';
import { checkCard, type TypedCard } from './check-card.ts';
import { COUNTRIES } from './data/countries.ts';
import { shapeExpiry } from './page/card-form.ts';
import { problemText, TEXTS } from './page/texts.ts';

const GOOD: TypedCard = {
  number: '4242424242424242',
  expiry: '04/29',
  verification: '123',
  name: 'Zoë O’Brien-Núñez',
  zip: '02110',
  country: 'US',
};
const TODAY = '2027-02-08';
const check = (change: Partial<TypedCard>) =>
  checkCard({ ...GOOD, ...change }, TODAY).map(({ field, problem }) => `${field} ${problem}`);

describe('a card as it was typed', () => {
  it.each<Partial<TypedCard>>([
    {},
    { expiry: '02/27' },
    { number: '378282246310005', verification: '1234' },
    { zip: '02110-1234' },
    { country: 'CA', zip: 'K1A 0B1' },
    { country: 'HK', zip: '' },
    { country: 'DE', zip: '10115' },
    { name: '李小龍' },
  ])('is right with %j', (change) => expect(check(change)).toEqual([]));

  it.each<[Partial<TypedCard>, string]>([
    [{ number: '' }, 'number missing'],
    [{ number: '4242424242424241' }, 'number wrong'],
    [{ number: '1111111111111117' }, 'number wrong'],
    [{ expiry: '' }, 'expiry missing'],
    [{ expiry: '13/29' }, 'expiry wrong'],
    [{ expiry: '04/99' }, 'expiry wrong'],
    [{ expiry: '01/27' }, 'expiry past'],
    [{ verification: '1234' }, 'verification wrong'],
    [{ number: '378282246310005' }, 'verification wrong'],
    [{ name: ' ' }, 'name missing'],
    [{ name: '4242 4242 4242 4242' }, 'name wrong'],
    [{ name: '<b>Maya' }, 'name wrong'],
    [{ zip: '' }, 'zip missing'],
    [{ zip: '2110' }, 'zip wrong'],
    [{ country: 'DE', zip: '424242424242' }, 'zip wrong'],
    [{ country: 'CA' }, 'zip wrong'],
    [{ country: '' }, 'country missing'],
    [{ country: 'XX' }, 'country wrong'],
    [{ country: 'constructor' }, 'country wrong'],
  ])('%j: %s', (change, problem) => expect(check(change)).toContain(problem));

  it('is checked in the order of the fields', () => {
    expect(check({ number: '', expiry: '', name: '' })).toEqual([
      'number missing',
      'expiry missing',
      'name missing',
    ]);
  });
});

test.each([
  ['1', '1'],
  ['5', '05'],
  ['04', '04'],
  ['042', '04/2'],
  ['0429', '04/29'],
  ['04 / 2029', '04/29'],
  ['4/29', '04/29'],
  ['04/', '04'],
])('the expiry %s becomes %s', (typed, shaped) => expect(shapeExpiry(typed)).toBe(shaped));

test('there are the 249 countries, and words for every problem in both languages', () => {
  expect(COUNTRIES).toHaveLength(249);
  expect(new Set(COUNTRIES).size).toBe(249);
  for (const language of ['en', 'fr'] as const) {
    for (const field of Object.keys(TEXTS.en.labels) as (keyof TypedCard)[]) {
      for (const problem of ['missing', 'wrong'] as const)
        expect(problemText(language, { field, problem })).toMatch(/\w.*\./);
    }
  }
});
