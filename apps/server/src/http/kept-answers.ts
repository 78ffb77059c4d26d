/** Whole streamed answers as they were sent, to be sent again: the bytes alone, so many of them. */
import type { Encoding } from './compress.ts';
import { createLru } from './lru.ts';

export type Sent = { readonly bytes: Buffer; readonly encoding: Encoding | null };
export type KeptAnswers = {
  /** Undefined when there is none, or it does not hold any more. */
  readonly find: (question: string) => Sent | undefined;
  readonly keep: (question: string, sent: Sent, holds: () => boolean) => void;
};

/** Some 2,000 packed pages of 25 flights. */
const BUDGET_BYTES = 32 * 2 ** 20;
/** Of an answer besides its bytes: the question, and what it is told to hold by. */
const OVERHEAD_BYTES = 2048;

export function createKeptAnswers(budget = BUDGET_BYTES): KeptAnswers {
  const kept = createLru<{ readonly sent: Sent; readonly holds: () => boolean }>(
    budget,
    ({ sent }) => sent.bytes.byteLength + OVERHEAD_BYTES,
  );
  return {
    find: (question) => {
      const found = kept.get(question);
      return found?.holds() ? found.sent : undefined;
    },
    keep: (question, { bytes, encoding }, holds) => {
      // What was packed may lie in a much larger buffer, and a small copy would share one with what is let go
      const own = Buffer.allocUnsafeSlow(bytes.byteLength);
      bytes.copy(own);
      kept.keep(question, { sent: { bytes: own, encoding }, holds });
    },
  };
}
