import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { date } from '@sojourn/domain/dates.ts';
import { MAYA } from '@sojourn/portal/features/checkout/testing/sample-drafts.ts';
import { expect, it } from 'vitest';
import { viewOfTraveler } from './traveler-view.ts';

const trip = {
  departures: [date('2027-04-14')],
  lastDate: date('2027-04-19'),
  needsPassport: true,
  passportMonths: 3,
  today: date('2027-02-08'),
};
const maya: TravelerDraft = { ...MAYA, frequentFlyerNumber: [{ airline: 'TP', number: '448210937' }] };
const view = (part: Partial<TravelerDraft>, wantsKnown = false) =>
  viewOfTraveler({ ...maya, ...part }, trip, wantsKnown, 'en');

it('tells what is known in a line', () => {
  expect(view({}).facts.map(({ id, values }) => [id, ...Object.values(values ?? {})])).toEqual([
    ['checkout.traveler.fact.passport', 'US', 'Jun 2031'],
    ['checkout.traveler.fact.program', 'Miles&Go', '448210937'],
  ]);
});

it.each<[Partial<TravelerDraft>, boolean, string]>([
  [{}, false, 'ready'],
  [{}, true, 'optional'],
  [{ knownTravelerNumber: 'TT1139Q48' }, true, 'ready'],
  [{ lastName: '' }, false, 'missing'],
  [{ birthdate: '' }, true, 'missing'],
  [{ passport: { number: '', country: '', expires: '' } }, false, 'missing'],
])('%j, United States %s: %s', (part, wantsKnown, status) => {
  expect(view(part, wantsKnown).status).toBe(status);
});

it('asks no child for a known traveler number', () => {
  expect(view({ type: 'Child', birthdate: date('2020-01-01') }, true).status).toBe('ready');
});
