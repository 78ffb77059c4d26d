import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import { dayState } from '@sojourn/products/activity/rules/slots/slot.ts';
import { expect, test } from 'vitest';
import { activityDay, optionsOf, slotsOn } from './calendar.ts';
import { dayStates } from './day-states.ts';
import { startKey } from './places-left.ts';
import { activitiesOf, dayOf, STATE } from './testing/activities.ts';

const world = activitiesOf(2_000);

test('a calendar has for each day what its slots come to, near and far, sold and called off', () => {
  const first = dayOf('2027-02-06');
  let looked = 0;
  for (let row = 0; row < world.count; row += 23) {
    const start = mix(row, 1) % 2;
    const state = {
      now: plusSeconds(STATE.now, mix(row, 2) % 86_400) as Instant,
      sold: new Map([[row, new Map([[startKey(first + 4, start), 3]])]]),
      closed: new Map([[row, new Set([startKey(first + 3, start)])]]),
    };
    const span = { first: first + (row % 2 === 0 ? 0 : 30), days: 14 };
    const answer = dayStates(world, state, row, optionsOf(world, row), span);
    expect(answer.map(({ starts }) => dayState(starts.map((each) => each.state)))).toEqual(
      answer.map(({ day }) => activityDay(world, state, row, day)),
    );
    for (const { day, starts } of answer) {
      const slots = optionsOf(world, row).flatMap((option) => slotsOn(world, state, row, option, day));
      const left = (of: readonly { placesLeft: number | null }[]) =>
        Math.max(-1, ...of.map(({ placesLeft }) => placesLeft ?? -1));
      expect(left(starts)).toBe(left(slots));
      looked += slots.length;
    }
  }
  expect(looked).toBeGreaterThan(1_000);
});
