import { useRef } from 'react';
import { newIdempotencyKey, useRandom } from './effects.tsx';

/** A second press comes before the page has shown that the first is under way: it does nothing. */
export function useOneAtATime(work: () => Promise<unknown>): () => void {
  const isRunning = useRef(false);
  const run = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    await work().finally(() => {
      isRunning.current = false;
    });
  };
  return () => void run();
}

/** The same words sent again without an answer are the same attempt: they go with its idempotency key. */
export function useAttempt() {
  const random = useRandom();
  const attempt = useRef<{ readonly words: string; readonly key: string } | null>(null);
  return {
    optionsFor: (input: unknown): { readonly idempotencyKey: string } => {
      const words = JSON.stringify(input ?? null);
      if (attempt.current?.words !== words) attempt.current = { words, key: newIdempotencyKey(random) };
      return { idempotencyKey: attempt.current.key };
    },
    /** Once it's answered: the same words are a new attempt then. */
    end: (): void => {
      attempt.current = null;
    },
  };
}
