import { date } from '@sojourn/domain/dates.ts';
import { expect, it } from 'vitest';
import { checkCarForm } from '../form/check-car-form.ts';
import { defaultCarDraft, draftOfRental, movePickUp, readCarDraft } from './car-draft.ts';
import { printCarUrl, readCarUrl } from './car-url.ts';
import { onDay } from './rental-time.ts';

const TODAY = date('2027-04-01');
const DRAFT = {
  from: 'airport:LIS',
  to: 'city:porto-pt',
  pickUp: onDay(date('2027-04-15'), '08:30'),
  dropOff: onDay(date('2027-04-19'), '10:00'),
  age: 23,
};

it('a URL says what it was printed from', () => {
  const url = {
    draft: DRAFT,
    filters: {
      groups: ['suv' as const],
      companies: ['AD', 'KL'],
      seatsMin: 7,
      points: ['terminal' as const, 'meet' as const],
      payWays: ['desk' as const],
      freeCancellation: true,
      openWhenYouLand: true,
    },
    sort: 'Price' as const,
    page: 3,
  };
  expect(readCarUrl(printCarUrl(url), TODAY)).toEqual(url);
});

it.each([
  [{ from: 'nowhere', age: 'seven' }, {}],
  [{ pickUp: '2027-04-15T08:17', dropOff: '2027-04-19T10:00' }, {}],
  [{ pickUp: '2027-04-19T10:00', dropOff: '2027-04-15T08:30' }, {}],
  [
    { from: 'city:lisbon-pt', age: '70' },
    { from: 'city:lisbon-pt', age: 70 },
  ],
])('of a mistyped link %j the rest counts', (search, read) => {
  const fallback = defaultCarDraft(TODAY);
  expect(readCarDraft(search, fallback)).toEqual({ ...fallback, ...read });
});

it('an age below the least is said to be one, not replaced by the usual', () => {
  const draft = readCarDraft({ from: 'airport:LIS', age: '17' }, defaultCarDraft(TODAY));
  expect(draft.age).toBe(17);
  expect(checkCarForm(draft, onDay(TODAY, '09:00'))).toEqual({ driverAge: 'InvalidAge' });
});

it('a pick-up that moves beyond the drop-off takes it along', () => {
  const moved = movePickUp(DRAFT, onDay(date('2027-05-01'), '09:00'));
  expect(moved).toMatchObject({ pickUp: '2027-05-01T09:00', dropOff: '2027-05-05T10:00' });
  const earlier = onDay(date('2027-04-14'), '09:00');
  expect(movePickUp(DRAFT, earlier)).toEqual({ ...DRAFT, pickUp: earlier });
});

const desk = (kind: 'airport' | 'city', airportCode: string | null, cityPlaceId: string | null) => ({
  ...({} as Parameters<typeof draftOfRental>[0]['pickUp']['location']),
  kind,
  airportCode,
  cityPlaceId,
});

it('a rental is searched again where and when it was', () => {
  const lisbon = desk('airport', 'LIS', 'city:lisbon-pt');
  const porto = desk('city', 'OPO', 'city:porto-pt');
  const rental = (back: typeof lisbon) => ({
    pickUp: { at: DRAFT.pickUp, location: lisbon, returnWay: null },
    dropOff: { at: DRAFT.dropOff, location: back, returnWay: null },
  });
  expect(draftOfRental(rental(porto), 23)).toEqual(DRAFT);
  expect(draftOfRental(rental(lisbon), 23)).toEqual({ ...DRAFT, to: null });
  expect(draftOfRental(rental(desk('city', null, null)), 23)).toBeUndefined();
});
