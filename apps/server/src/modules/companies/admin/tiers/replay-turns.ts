/** Lets long work of admins run one at a time for each company, and a few at a time on the whole server. */

type Waiting = { readonly key: string; readonly begin: () => void };

type Turns = {
  /**
   * Runs the work once it's the key's turn, those who came first before the others. Returns 'busy' where it
   * isn't within the time, or when `signal` ends the wait; then nothing was run.
   */
  readonly run: <T>(
    key: string,
    wait: { readonly ms: number; readonly signal: AbortSignal },
    work: () => Promise<T>,
  ) => Promise<T | 'busy'>;
};

/** `atOnce`: of all keys together. */
export function createTurns(atOnce: number): Turns {
  const running = new Set<string>();
  const waiting: Waiting[] = [];
  const beginNext = (): void => {
    for (const each of [...waiting]) {
      if (running.size >= atOnce) return;
      if (running.has(each.key)) continue;
      waiting.splice(waiting.indexOf(each), 1);
      running.add(each.key);
      each.begin();
    }
  };
  const turn = (key: string, ended: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const each: Waiting = { key, begin: () => resolve(true) };
      waiting.push(each);
      ended.addEventListener('abort', () => {
        const at = waiting.indexOf(each);
        if (at === -1) return;
        waiting.splice(at, 1);
        resolve(false);
      });
      beginNext();
    });
  return {
    run: async (key, { ms, signal }, work) => {
      if (signal.aborted || !(await turn(key, AbortSignal.any([signal, AbortSignal.timeout(ms)]))))
        return 'busy';
      try {
        return await work();
      } finally {
        running.delete(key);
        beginNext();
      }
    },
  };
}
