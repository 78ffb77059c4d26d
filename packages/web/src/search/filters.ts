/**
 * Filters of a search, declared once: how an address spells each, and what its chip says. A filter that isn't
 * set is absent. Reading an address is forgiving; printing leaves out what isn't set.
 */
import type { FlatSearch } from '../flat-search.ts';
import type { TextRef } from '../text-ref.ts';

/** `Names`: what labels need to know of the answer and the language. */
type Filter<Value, Names> = {
  readonly kind: 'flag' | 'list' | 'one' | 'value';
  /** Its key in an address. */
  readonly url: string;
  read(text: string): Value | undefined;
  print(value: Value): string | undefined;
  /** Of a chip: for a flag one text, for a list that of an item. */
  readonly label: TextRef | ((value: never, names: Names) => TextRef);
  /** All items of a list in one chip. */
  together?(value: Value, names: Names): TextRef;
};
export type FlagFilter = Filter<boolean, unknown> & { readonly kind: 'flag'; readonly label: TextRef };
export type ListFilter<Item, Names> = Filter<Item[], Names> & {
  readonly kind: 'list';
  readonly values: readonly Item[];
  readonly label: Label<Item, Names>;
};
export type OneFilter<Value, Names> = Filter<Value, Names> & {
  readonly kind: 'one';
  readonly values: readonly Value[];
  readonly label: Label<Value, Names>;
};

/** A product's filters, in the order of its chips. */
export type FilterTable<Filters, Names> = {
  readonly [Key in keyof Filters]-?: Filter<Exclude<Filters[Key], undefined>, Names>;
};

type Label<Value, Names> = (value: Value, names: Names) => TextRef;

/** On or off: `free=1`. */
export const flag = (url: string, label: TextRef): FlagFilter => ({
  kind: 'flag',
  url,
  label,
  read: (text) => text === '1' || undefined,
  print: (isOn) => (isOn ? '1' : undefined),
});

/** Anything with a spelling of its own, and one chip. */
export const value = <Value, Names>(
  url: string,
  read: (text: string) => Value | undefined,
  print: (value: Value) => string,
  label: Label<Value, Names>,
): Filter<Value, Names> => ({ kind: 'value', url, read, print, label });

/** One of several values: `seats=5`. Another value means any. */
export const one = <const Value extends string | number, Names>(
  url: string,
  values: readonly Value[],
  label: Label<Value, Names>,
): OneFilter<Value, Names> => ({
  kind: 'one',
  url,
  values,
  label,
  read: (text) => values.find((known) => String(known) === text),
  print: (given) => (values.includes(given) ? String(given) : undefined),
});

type ListOptions<Item, Names> = {
  /** Names all items in one chip. */
  readonly together?: Label<readonly Item[], Names>;
  /** All of them together are no filter. */
  readonly isNoneWhole?: boolean;
};

/** Some of a table's values, in the table's order: `fuel=petrol,electric`. */
export function list<const Item extends string | number, Names>(
  url: string,
  values: readonly Item[],
  label: Label<Item, Names>,
  { together, isNoneWhole = false }: ListOptions<Item, Names> = {},
): ListFilter<Item, Names> {
  const isWhole = (items: readonly Item[]) => isNoneWhole && items.length === values.length;
  return {
    kind: 'list',
    url,
    values,
    label,
    read: (text) => {
      const given = new Set(text.split(','));
      const items = values.filter((item) => given.has(String(item)));
      return isWhole(items) ? undefined : items;
    },
    print: (items) => (isWhole(items) ? undefined : items.join(',')),
    ...(together && { together }),
  };
}

/** Distinct codes that only an answer can name: `airlines=TP,B6`. */
export const codes = <Names>(
  url: string,
  form: RegExp,
  label: Label<string, Names>,
  max = Number.POSITIVE_INFINITY,
): ListFilter<string, Names> => ({
  kind: 'list',
  url,
  values: [],
  label,
  read: (text) => [...new Set(text.split(',').filter((code) => form.test(code)))].slice(0, max),
  print: (items) => items.join(','),
});

export const isSet = (given: unknown): boolean =>
  Array.isArray(given) ? given.length > 0 : given !== undefined && given !== false && given !== 0;

/** The filters without those that aren't set. */
export const tidyFilters = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, given]) => isSet(given))) as Filters;

export const withFilter = <Filters extends object>(
  filters: Filters,
  key: keyof Filters,
  given: unknown,
): Filters => tidyFilters({ ...filters, [key]: given });

const entries = <Filters, Names>(table: FilterTable<Filters, Names>) =>
  Object.entries(table) as [keyof Filters & string, Filter<unknown, Names>][];

export const readFilters = <Filters extends object>(
  table: FilterTable<Filters, never>,
  search: FlatSearch,
): Filters =>
  tidyFilters(
    Object.fromEntries(
      entries(table).map(([key, { url, read }]) => [key, search[url] ? read(search[url]) : undefined]),
    ) as Filters,
  );

export const printFilters = <Filters extends object>(
  table: FilterTable<Filters, never>,
  filters: Filters,
): FlatSearch =>
  Object.fromEntries(
    entries(table).map(([key, { url, print }]) => [
      url,
      isSet(filters[key]) ? print(filters[key]) : undefined,
    ]),
  );

/** Which part of a list is shown, from 1; beyond the last is the last. */
export const readPage = (text: string | undefined, max: number): number =>
  /^\d{1,6}$/.test(text ?? '') ? Math.min(max, Math.max(1, Number(text))) : 1;
export const printPage = (page: number): string | undefined => (page > 1 ? String(page) : undefined);
