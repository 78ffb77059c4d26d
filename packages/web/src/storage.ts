/**
 * Local and session storage that never throw: private windows and full disks lose a preference, not the
 * page.
 */
type Area = 'local' | 'session';

const storage = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

export function readStored(area: Area, key: string): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Writes, or removes when the value is null. */
export function store(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) storage(area).removeItem(key);
    else storage(area).setItem(key, value);
  } catch {
    // Nothing depends on it.
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
