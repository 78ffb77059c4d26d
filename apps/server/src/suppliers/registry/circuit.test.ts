import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

const LIMITS = { callsPerMinute: 3, failuresInARow: 2, restSeconds: 30 };

function circuitAt() {
  const clock = { ms: 1_000 };
  return { clock, circuit: createCircuit(LIMITS, () => clock.ms) };
}

test('no more calls go out than a minute allows, and the next minute has them all again', () => {
  const { clock, circuit } = circuitAt();
  expect([1, 2, 3, 4].map(() => circuit.enter())).toEqual([true, true, true, false]);
  expect(circuit.callsLeft()).toBe(0);
  clock.ms += 60_000;
  expect(circuit.callsLeft()).toBe(3);
  expect(circuit.enter()).toBe(true);
});

test('failures in a row end calls; after the rest one call decides for the others', () => {
  const { clock, circuit } = circuitAt();
  circuit.enter();
  circuit.failed();
  expect(circuit.state()).toBe(0);
  circuit.enter();
  circuit.failed();
  expect([circuit.state(), circuit.enter(), circuit.callsLeft()]).toEqual([2, false, 0]);
  clock.ms += 30_000;
  expect(circuit.state()).toBe(1);
  expect([circuit.enter(), circuit.enter()]).toEqual([true, false]);
  circuit.failed();
  expect(circuit.state()).toBe(2);
  clock.ms += 60_000;
  expect(circuit.enter()).toBe(true);
  circuit.answered();
  expect([circuit.state(), circuit.enter()]).toEqual([0, true]);
});

test('an answer between failures begins the count anew', () => {
  const { circuit } = circuitAt();
  circuit.failed();
  circuit.answered();
  circuit.failed();
  expect(circuit.state()).toBe(0);
});

test('a supplier over its limit is left alone until the instant that it named', () => {
  const { clock, circuit } = circuitAt();
  circuit.enter();
  circuit.restUntil(clock.ms + 5_000);
  // That answer itself doesn't end the rest
  circuit.answered();
  expect([circuit.state(), circuit.enter()]).toEqual([2, false]);
  clock.ms += 5_000;
  expect([circuit.state(), circuit.enter()]).toEqual([1, true]);
});
