/** A tracking event's properties as they may be kept: names and kinds that are allowed, texts scrubbed. */
import { kindOf, type PropertyKind } from './property-kinds.ts';
import { scrubText } from './scrub-text.ts';

type PropertyValue = string | number | boolean;

const LONGEST = 500;
/** Counts, not telephone numbers. */
const NUMBER_BELOW = 10_000_000;
const FORMS: Partial<Record<PropertyKind, RegExp>> = {
  word: /^[\w.:-]{1,80}$/,
  label: /^[\w.:+ -]{1,80}$/,
  place: /^\/[\w./$:-]{0,160}$/,
};

/** The path and the names of the query's keys; its values and the fragment can be anything, so they go. */
function addressOf(text: string): string {
  const [path = '', query] = text.replace(/#.*$/s, '').split('?');
  const plain = path.replace(/^[a-z]+:\/\/[^/]*/i, '');
  const keys = [...new URLSearchParams(query ?? '').keys()].filter((key) => /^[A-Za-z_]{1,30}$/.test(key));
  return keys.length > 0 ? `${plain}?${keys.join('&')}` : plain;
}

function cleanValue(kind: PropertyKind, value: unknown, names: readonly string[]): PropertyValue | undefined {
  if (kind === 'number')
    return typeof value === 'number' && Math.abs(value) < NUMBER_BELOW ? value : undefined;
  if (kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  // First, so that what is cut off cannot spoil the form of what is scrubbed
  const scrubbed = scrubText(kind === 'address' ? addressOf(value) : value, names);
  const form = FORMS[kind];
  if (form) return scrubbed === value && form.test(value) ? value : undefined;
  return scrubbed.slice(0, LONGEST);
}

/** `names`: of the person who asks. What is not allowed is left out; nothing is refused. */
export function cleanProperties(
  properties: Readonly<Record<string, unknown>>,
  names: readonly string[] = [],
): Record<string, PropertyValue> {
  const clean: Record<string, PropertyValue> = {};
  for (const [name, value] of Object.entries(properties)) {
    const kind = kindOf(name);
    const cleaned = kind && cleanValue(kind, value, names);
    if (cleaned !== undefined && cleaned !== '') clean[name] = cleaned;
  }
  return clean;
}
