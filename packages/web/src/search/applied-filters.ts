/** The filters that are on, each with its words and with what is left when it is taken away. */
import type { TextRef } from '../text-ref.ts';
import { type FilterTable, isSet, withFilter } from './filters.ts';

export type AppliedFilter<Filters> = {
  readonly key: string;
  readonly label: TextRef;
  readonly without: Filters;
};

type Declared<Names> = {
  readonly kind: 'flag' | 'list' | 'one' | 'value';
  readonly values?: readonly unknown[];
  readonly label: TextRef | ((value: unknown, names: Names) => TextRef);
  readonly together?: (items: unknown, names: Names) => TextRef;
};

export const appliedFilters = <Filters extends object, Names>(
  table: FilterTable<Filters, Names>,
  filters: Filters,
  names: Names,
): readonly AppliedFilter<Filters>[] =>
  Object.entries(table as unknown as Record<string, Declared<Names>>).flatMap(
    ([key, { kind, values, label, together }]) => {
      const given: unknown = filters[key as keyof Filters];
      if (!isSet(given) || (kind === 'one' && !values?.includes(given))) return [];
      const without = (rest?: unknown) => withFilter(filters, key as keyof Filters, rest);
      const text = (value: unknown) => (typeof label === 'function' ? label(value, names) : label);
      if (kind !== 'list' || together)
        return [{ key, label: together ? together(given, names) : text(given), without: without() }];
      const items = given as readonly unknown[];
      return items.map((item) => ({
        key: `${key}:${item}`,
        label: text(item),
        without: without(items.filter((other) => other !== item)),
      }));
    },
  );
