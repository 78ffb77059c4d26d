/**
 * What many ask for at once is done once for all of them: who asks while it is being done waits for the next
 * time, so that nobody is given what was found out before they asked.
 */
type Turn<Value> = { callers: number; hasBegun: boolean; done: Promise<Value> };
type Joined<Value> = {
  readonly value: Value;
  /** How many it was done for, and which of them (1…) this asker is. */
  readonly callers: number;
  readonly place: number;
};

/** By key. `work` gets the number of its callers; when it fails, it fails for all of them. */
export function createJoinedWork<Value>() {
  const latest = new Map<string, Turn<Value>>();

  function nextTurn(key: string, work: (askers: number) => Promise<Value>): Turn<Value> {
    const before = latest.get(key);
    const turn: Turn<Value> = { callers: 0, hasBegun: false, done: undefined as never };
    const begin = (): Promise<Value> => {
      turn.hasBegun = true;
      return work(turn.callers);
    };
    turn.done = Promise.resolve(before?.done.catch(() => undefined))
      .then(begin)
      .finally(() => {
        if (latest.get(key) === turn) latest.delete(key);
      });
    latest.set(key, turn);
    return turn;
  }

  return async (key: string, work: (askers: number) => Promise<Value>): Promise<Joined<Value>> => {
    const known = latest.get(key);
    const turn = known && !known.hasBegun ? known : nextTurn(key, work);
    const place = ++turn.callers;
    const value = await turn.done;
    return { value, callers: turn.callers, place };
  };
}
