/** A product's fake suppliers in the tests' world of bookings, and the lines to them. */
import type { TestClock } from '#testing/clock.ts';
import type { TestDatabase } from '#testing/database.ts';
import type { Faults } from './faults.ts';

export type FakeGround = { readonly database: TestDatabase; readonly clock: TestClock };

export type FakeSide = {
  /** What tests have them by. */
  readonly named: object;
  /** What the product's port needs of its suppliers, over the line. */
  readonly overLine: object;
  /** The same without the line, to compare records. */
  readonly direct: object;
  readonly faults: Faults;
  /** Takes back every refusal and price that a test has set. */
  readonly letBe: () => void;
  readonly close?: () => Promise<void>;
};
