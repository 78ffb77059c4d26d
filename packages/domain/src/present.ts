/** For values that are missing only because of a bug: fails right there, and names the value. */

/** The value; throws when it's null or undefined. */
export function assertPresent<T>(value: T | null | undefined, name: string): T {
  if (value === undefined || value === null) throw new Error(`${name} is missing`);
  return value;
}

/** Throws a RangeError when the list is empty. */
export function first<T>(list: readonly T[]): T {
  return itemAt(list, 0);
}

/** Throws a RangeError when the list is empty. */
export function last<T>(list: readonly T[]): T {
  return itemAt(list, list.length - 1);
}

/** Throws a RangeError beyond the ends of the list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  if (!(index in list)) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return list[index] as T;
}
