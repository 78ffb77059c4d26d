import { useRef } from 'react';

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
