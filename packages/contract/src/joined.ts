/** Joins what every product declares into one record; the type has every key. */
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
export type Joined<U> = { [K in keyof Intersection<U>]: Intersection<U>[K] };

/** Throws when two declare one key differently. */
export function joined<U extends object>(records: readonly U[]): Joined<U> {
  const all: Record<string, unknown> = {};
  for (const [key, value] of records.flatMap((record) => Object.entries(record))) {
    if (key in all && all[key] !== value) throw new Error(`two products declare ${key}`);
    all[key] = value;
  }
  return all as Joined<U>;
}
