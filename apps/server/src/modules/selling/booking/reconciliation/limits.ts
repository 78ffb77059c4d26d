/** How many calls at once each party gets from a reconciliation; others wait for one to end. */

const CALLS = 8;

export type Limits = <T>(party: string, call: () => Promise<T>) => Promise<T>;

/** Each party by its name: the gateway, the bank, a supplier. */
export function limitsByParty(atOnce = CALLS): Limits {
  const parties = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return async (name, call) => {
    const party = parties.get(name) ?? { running: 0, waiting: [] };
    parties.set(name, party);
    if (party.running >= atOnce) await new Promise<void>((resolve) => party.waiting.push(resolve));
    party.running++;
    try {
      return await call();
    } finally {
      party.running--;
      party.waiting.shift()?.();
    }
  };
}
