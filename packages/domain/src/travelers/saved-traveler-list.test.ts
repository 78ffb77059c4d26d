import { describe, expect, it } from 'vitest';
import { date } from '../dates.ts';
import { accountHolderOf, defaultFirst, passportState, programCount } from './saved-traveler-list.ts';

const ACCOUNT = { firstName: 'Maya', lastName: 'Okafor', email: 'maya@example.com' };
const who = (personId: string, part: object = {}) => ({
  personId,
  type: 'Adult' as const,
  firstName: 'Maya',
  lastName: 'Okafor',
  emailAddress: '',
  ...part,
});

describe('the account’s holder', () => {
  it.each([
    ['nobody is there', [], undefined],
    ['nobody has the name', [who('a', { firstName: 'Jonah' })], undefined],
    ['a name in other letters', [who('a', { firstName: ' maya' })], 'a'],
    ['a child of the same name', [who('a', { type: 'Child' }), who('b')], 'b'],
    ['the e-mail tells two apart', [who('a'), who('b', { emailAddress: 'MAYA@example.com' })], 'b'],
    ['two and no e-mail', [who('a'), who('b')], 'a'],
  ])('%s', (_, people, found) => {
    expect(accountHolderOf(people, ACCOUNT)?.personId).toBe(found);
  });
});

describe('the order', () => {
  const people = ['a', 'b', 'c'].map((id) => who(id));
  it.each([
    [null, 'abc'],
    ['c', 'cab'],
    ['z', 'abc'],
  ])('with %j as the default', (id, order) => {
    expect(
      defaultFirst(people, id)
        .map(({ personId }) => personId)
        .join(''),
    ).toBe(order);
  });
});

describe('a passport', () => {
  const passport = (number: string, expires: string) =>
    ({ number, countryOfIssue: 'US', expires: expires === '' ? '' : date(expires) }) as const;
  it.each([
    [null, 'missing'],
    [passport('', '2031-01-01'), 'missing'],
    [passport('X1', '2027-02-09'), 'expired'],
    [passport('X1', '2027-02-10'), 'held'],
    [passport('X1', ''), 'held'],
  ])('%j is %s', (saved, state) => {
    expect(passportState(saved, date('2027-02-10'))).toBe(state);
  });
});

it('airlines’ and hotels’ programs are counted together', () => {
  expect(programCount({ frequentFlyerNumber: { TP: '1', DL: '2' }, hotelLoyalty: { HYA: '3' } })).toBe(3);
});
