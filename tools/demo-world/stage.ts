/** What the steps of the demo's past act with. */
import type { PastClock } from './clock.ts';
import type { Memo, Step as PlayedStep } from './play.ts';
import type { Visits, Who } from './visits.ts';

export type Stage = Visits & {
  readonly clock: PastClock;
  /** Types a card into the vault's own fields; the answer is the token of what was typed. */
  readonly typeCard: (ticket: string, card: TypedCard) => Promise<string>;
  /** Goes on with what was left for later when somebody booked, as a server of that day would have. */
  readonly goOnFor: (who: Who) => Promise<void>;
  /** What a server of that day would have done in the background by now. */
  readonly runJobs: (names: readonly string[]) => Promise<void>;
};
type TypedCard = { readonly number: string; readonly expiry: string; readonly name: string };
export type Step = PlayedStep<Stage>;
export type { Memo } from './play.ts';
/** A step's part: what it acts with, and what it notes. */
export type Scene = { readonly stage: Stage; readonly memo: Memo };
