/**
 * Local and session storage that never throw: private windows and full disks lose a preference, not the
 * page.
 */
export type Area = 'local' | 'session';

/** While the page is another's nothing is put into its storage; all mounts on it share this. */
let guest: Map<string, string> | null = null;
let guests = 0;

/** From now on everything is kept in memory; returns how to leave, and with the last it is forgotten. */
export function keepInMemory(): () => void {
  guests += 1;
  guest ??= new Map();
  return () => {
    guests -= 1;
    if (guests === 0) guest = null;
  };
}

const storage = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

export function readStored(area: Area, key: string): string | null {
  if (guest) return guest.get(`${area} ${key}`) ?? null;
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Writes, or removes when the value is null. */
export function store(area: Area, key: string, value: string | null): void {
  if (guest) {
    if (value === null) guest.delete(`${area} ${key}`);
    else guest.set(`${area} ${key}`, value);
    return;
  }
  try {
    if (value === null) storage(area).removeItem(key);
    else storage(area).setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}

/** Takes away all that was written but for these. */
export function clearStored(area: Area, except: readonly string[] = []): void {
  if (guest) {
    const preserved = except.map((key) => `${area} ${key}`);
    for (const key of guest.keys())
      if (key.startsWith(`${area} `) && !preserved.includes(key)) guest.delete(key);
    return;
  }
  try {
    const held = storage(area);
    for (const key of Object.keys(held)) if (!except.includes(key)) held.removeItem(key);
  } catch {
    // Nothing can have been written.
  }
}

/** A stored JSON value when it passes the check; anything else reads as absent. */
export function readStoredJson<Value>(
  area: Area,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  const text = readStored(area, key);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
