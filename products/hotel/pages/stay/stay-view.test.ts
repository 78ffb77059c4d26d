import { money } from '@sojourn/domain/money.ts';
import { describe, expect, it } from 'vitest';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import {
  benefitsOf,
  chosenRate,
  earnedMiles,
  lowestRate,
  otherAmenities,
  pictureText,
  roomsLeftOf,
  type StayRate,
  type StayRoom,
  totalOf,
  withVariant,
} from './stay-view.ts';

const rate = (rateId: string, totalMinor: number, part: Partial<StayRate> = {}) =>
  ({
    rateId,
    breakfast: false,
    price: { tripTotal: money(totalMinor), complimentaryNight: money(0) },
    ...part,
  }) as StayRate;
const refundable = { premiumPrices: { total: money(10_000) } } as StayRate['refundableRoom'] & object;
const detail = {
  stay: { amenities: ['restaurant', 'freeWifi', 'pool', 'spa'] },
  rooms: [
    { roomInfo: { roomId: 'a' }, rates: [rate('standard', 138_432), rate('advance', 124_656)] },
    { roomInfo: { roomId: 'b' }, rates: [rate('suite', 230_160)] },
  ],
} as StayDetail;

describe('the chosen rate', () => {
  it.each([
    [undefined, 'advance'],
    ['suite', 'suite'],
    ['sold a moment ago', 'advance'],
  ])('of %s is %s', (id, expected) => {
    expect(chosenRate(detail, id)?.rate.rateId).toBe(expected);
  });

  it('is none when nothing is sold', () => {
    expect(lowestRate({ ...detail, rooms: [] })).toBeUndefined();
  });
});

it.each([
  [[3, 3], 3],
  [[3, 2], null],
  [[3, null], null],
  [[null, null], null],
] as const)('rooms left %o are told once as %s', (counts, expected) => {
  const rates = counts.map((roomsLeft) => rate('x', 1, { roomsLeft }));
  expect(roomsLeftOf({ rates } as unknown as StayRoom)).toBe(expected);
});

describe('what a stay includes', () => {
  const chosen = (part: Partial<StayRate>) => ({ room: detail.rooms[0]!, rate: rate('x', 100, part) });
  it('is free amenities, and breakfast and the fourth night when the rate has them', () => {
    const icons = (part: Partial<StayRate>) =>
      benefitsOf(detail, chosen(part), 2, 'en').map(({ icon }) => icon);
    expect(icons({})).toEqual(['freeWifi', 'pool']);
    const price = { tripTotal: money(100), complimentaryNight: money(-41_200) } as StayRate['price'];
    expect(icons({ breakfast: true, price })).toEqual(['breakfast', 'fourthNight', 'freeWifi', 'pool']);
    expect(benefitsOf(detail, chosen({ price }), 2, 'en')[0]?.text.values).toEqual({ amount: '$412.00' });
  });

  it('leaves the rest to the hotel', () => {
    expect(otherAmenities(detail)).toEqual(['restaurant', 'spa']);
  });
});

it('earns whole miles, rounded down', () => {
  const chosen = withVariant(chosenRate(detail, 'standard')!, undefined);
  expect(earnedMiles(chosen, 4)).toBe(5_537);
  expect(earnedMiles({ ...chosen, refundable }, 4)).toBe(5_937);
});

describe('the variant of a rate', () => {
  const offered = { room: detail.rooms[0]!, rate: rate('standard', 138_432, { refundableRoom: refundable }) };
  it('is the hotel’s own until the refundable one of this very rate is chosen', () => {
    expect(withVariant(offered, undefined).refundable).toBeNull();
    expect(withVariant(offered, 'advance').refundable).toBeNull();
    expect(withVariant(offered, 'standard').refundable).toBe(refundable);
  });

  it('that isn’t sold any more is the hotel’s own', () => {
    expect(withVariant({ ...offered, rate: rate('standard', 1) }, 'standard').refundable).toBeNull();
  });

  it('adds its premium to what is paid', () => {
    expect(totalOf(withVariant(offered, 'standard'))).toEqual(money(148_432));
    expect(totalOf(withVariant(offered, undefined))).toEqual(money(138_432));
  });
});

it.each([
  ['room', 'hotelStay.picture.room'],
  ['town', 'hotelStay.picture.place'],
])('a picture of kind %s is told by %s', (kind, id) => {
  expect(pictureText(kind).id).toBe(id);
});
