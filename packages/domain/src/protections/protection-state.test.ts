import { expect, test } from 'vitest';
import { PROTECTION_ACTIONS, PROTECTION_STATES, protectionAction } from './protection-state.ts';

const YES_NO = [true, false];
const standings = PROTECTION_STATES.flatMap((state) =>
  YES_NO.flatMap((isClaimed) => YES_NO.map((isAmended) => ({ state, isClaimed, isAmended }))),
);

test('what was last done with a protection has one of the actions of the specification', () => {
  const table = standings.map((standing) => [
    standing.state,
    standing.isClaimed,
    standing.isAmended,
    protectionAction(standing),
  ]);
  expect(table.filter(([state]) => state === 'Valid')).toEqual([
    ['Valid', true, true, 'Pending'],
    ['Valid', true, false, 'Pending'],
    ['Valid', false, true, 'Amend'],
    ['Valid', false, false, 'Purchase'],
  ]);
  expect(new Set(table.map(([, , , action]) => action))).toEqual(
    new Set(PROTECTION_ACTIONS.filter((action) => action !== 'Unspecified')),
  );
});

test('once it was used or is over, nothing else is said of it', () => {
  for (const standing of standings) {
    const isUsed = standing.state === 'Exercised' || standing.state === 'Exchanged';
    if (standing.state !== 'Valid') expect(protectionAction(standing)).toBe(isUsed ? 'Exercise' : 'Cancel');
  }
});
