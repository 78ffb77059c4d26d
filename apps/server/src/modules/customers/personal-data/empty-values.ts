/** Taking a person out of what's stored of them. Pure. */

export type Names = {
  /** Gone wherever a text contains one: full names, addresses, numbers. */
  readonly anywhere: readonly string[];
  /** Gone where a text is nothing else: single names, which may also be places. */
  readonly alone: readonly string[];
};

/** The same value with every text empty; numbers and what isn't there stay. */
export function emptyTexts(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.map(emptyTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptyTexts(each)]));
}

/** The same value without the texts that name the person; the very same when none does. */
export function withoutNames(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return isNamed(value, names) ? '' : value;
  if (Array.isArray(value)) {
    const all = value.map((each) => withoutNames(each, names));
    return all.every((each, i) => each === value[i]) ? value : all;
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const all = entries.map(([key, each]) => [key, withoutNames(each, names)] as const);
  return all.every(([, each], i) => each === entries[i]?.[1]) ? value : Object.fromEntries(all);
}

function isNamed(text: string, { anywhere, alone }: Names): boolean {
  const lower = text.toLowerCase();
  return anywhere.some((name) => lower.includes(name)) || alone.includes(lower.trim());
}

/** Texts under a key that holds a name, or anything with five digits: numbers of documents and telephones. */
export function namesIn(values: readonly unknown[]): Names {
  const anywhere = new Set<string>();
  const alone = new Set<string>();
  const add = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const text = value.trim().toLowerCase();
      if (/^(first|middle|last|family|given)_?name$/i.test(key) && text.length > 1) alone.add(text);
      else if (/@/.test(text) || (text.replace(/\D/g, '').length >= 5 && text.length <= 40 && !isDay(text)))
        anywhere.add(text);
      return;
    }
    if (Array.isArray(value)) {
      for (const each of value) add(each, key);
      return;
    }
    if (value === null || typeof value !== 'object') return;
    const { firstName, lastName } = value as Record<string, unknown>;
    if (typeof firstName === 'string' && typeof lastName === 'string' && firstName && lastName)
      anywhere.add(`${firstName} ${lastName}`.toLowerCase().trim());
    for (const [name, each] of Object.entries(value)) add(each, name);
  };
  for (const value of values) add(value, '');
  return { anywhere: [...anywhere], alone: [...alone] };
}

/** Days are in every booking; a birthday goes with the row that has it. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text);
