import type { TripCard } from '@sojourn/contract/trips.ts';
import { DISRUPTION_STATES } from '@sojourn/domain/disruptions/disruption-state.ts';
import { expect, test } from 'vitest';
import { tripsToOpen } from './trip-to-open-view.ts';

const trip = (part: object) =>
  ({ kind: 'Flight', disruption: null, itineraryFlags: [], ...part }) as unknown as TripCard;
const canOpen = (...[shopType, of]: [Parameters<typeof tripsToOpen>[0], TripCard]) =>
  tripsToOpen(shopType, [of]).length > 0;

test('an address that says a disruption opens trips with one to decide about', () => {
  const opened = DISRUPTION_STATES.filter((state) => canOpen('dp-exercise', trip({ disruption: { state } })));
  expect(opened).toEqual(['open', 'rebooking']);
  expect(canOpen('dp-exercise', trip({ itineraryFlags: ['Chfar'] }))).toBe(false);
  expect(canOpen('dp-exercise', trip({ kind: 'Hotel', disruption: { state: 'open' } }))).toBe(false);
});

test('one that says a change for any reason opens trips that were bought with it', () => {
  expect(canOpen('chfar-exercise', trip({ itineraryFlags: ['Exchangeable', 'Chfar'] }))).toBe(true);
  expect(canOpen('chfar-exercise', trip({ itineraryFlags: ['Exchangeable'] }))).toBe(false);
});
