/** Divides what a call was sent into what the log may say openly, and what somebody typed. */
const LENGTH_MAX = 500;
/** As the product makes them: nobody's name fits. */
const ID = /^[a-z]{3}_[0-9a-z]{26}$/;

export type Split = {
  /** Ids, numbers and the words that the contract itself lists. */
  readonly facts: unknown;
  /** Everything else by its place, as `input.text`; cut where it's long. */
  readonly words: Readonly<Record<string, string>>;
};

/** `known`: words that the call's schema lists. */
export function splitWords(sent: unknown, known: ReadonlySet<string>): Split {
  const words: Record<string, string> = {};
  const visit = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') {
      if (known.has(value) || ID.test(value)) return value;
      words[path] = value.slice(0, LENGTH_MAX);
      return undefined;
    }
    if (Array.isArray(value)) return value.map((each, i) => visit(each, `${path}.${i}`) ?? null);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, each]) => [key, visit(each, path ? `${path}.${key}` : key)] as const)
        .filter(([, each]) => each !== undefined),
    );
  };
  return { facts: visit(sent, ''), words };
}

/** All ids among the facts, each once. */
export function idsIn(facts: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && ID.test(value)) found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(facts);
  return [...found];
}
