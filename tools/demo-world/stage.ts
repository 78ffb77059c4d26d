/** What the steps of the demo's past act with. */
import { isBefore } from '../../packages/domain/src/dates.ts';
import type { PastClock } from './clock.ts';
import type { Memo, Step as PlayedStep } from './play.ts';
import type { Visits, Who } from './visits.ts';

export type Stage = Visits & {
  readonly clock: PastClock;
  /**
   * Types a card into the vault's own fields, with a ticket; the answer is the token of what was typed. Both
   * happen at the present time: a browser gives the vault none.
   */
  readonly typeCard: (start: () => Promise<CardEntry>, card: TypedCard) => Promise<string>;
  /**
   * Goes on with what was left for later when somebody booked, and runs jobs for them, as a server of that
   * day would have. Others may be using the product today, so it's for nobody else.
   */
  readonly goOnFor: (who: Who, jobs?: readonly string[]) => Promise<void>;
};
type CardEntry = { readonly value: { readonly ticket: string } };
type TypedCard = { readonly number: string; readonly expiry: string; readonly name: string };
export type Step = PlayedStep<Stage>;
export type { Memo } from './play.ts';
/** A step's part: what it acts with, and what it notes. */
export type Scene = { readonly stage: Stage; readonly memo: Memo };

export const inOrder = (steps: readonly Step[]): Step[] =>
  steps.toSorted((a, b) => (isBefore(a.at, b.at) ? -1 : isBefore(b.at, a.at) ? 1 : 0));
