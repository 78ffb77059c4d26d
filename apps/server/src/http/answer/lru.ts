/** A small cache that forgets what was asked for longest ago when it holds more than its budget. */
type Lru<Value> = {
  readonly get: (key: string) => Value | undefined;
  /** Keeps and returns the value. */
  readonly keep: (key: string, value: Value) => Value;
};

/** `sizeOf` counts in the budget's unit. */
export function createLru<Value>(budget: number, sizeOf: (value: Value) => number): Lru<Value> {
  const held = new Map<string, Value>();
  let size = 0;
  return {
    get: (key) => {
      const value = held.get(key);
      if (value === undefined) return undefined;
      held.delete(key);
      held.set(key, value);
      return value;
    },
    keep: (key, value) => {
      const before = held.get(key);
      if (before !== undefined) size -= sizeOf(before);
      held.delete(key);
      held.set(key, value);
      size += sizeOf(value);
      for (const [oldest, old] of held) {
        if (size <= budget || oldest === key) break;
        held.delete(oldest);
        size -= sizeOf(old);
      }
      return value;
    },
  };
}
