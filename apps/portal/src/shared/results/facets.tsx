/** Filters with their live counts, as groups of rows: in the column on desktop and in the sheet on phones. */
import { formatCount } from '@sojourn/ui/formats.ts';
import { FacetRow } from '@sojourn/ui/inputs/checkbox.tsx';
import {
  type FilterTable,
  type FlagFilter,
  type ListFilter,
  type OneFilter,
  withFilter,
} from '@sojourn/web/search/filters.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { type ReactNode, useId, useState } from 'react';
import { usePolicyTier } from '#shared/policy/use-policy-tier.ts';
import './filters-panel.css';
import type { ResultsWords } from './results-words.ts';
import { toggled } from './toggled.ts';

/** How many results a choice leaves. */
type Found = { readonly count: number };
type FoundValue = Found & { readonly value: string | number };

type Row<F extends Found = Found> = {
  readonly key: string;
  readonly label: ReactNode;
  /** Undefined while nothing is counted. */
  readonly found: F | undefined;
  readonly checked: boolean;
  /** It stays in a shortened list; unless given, when it's checked. */
  readonly isChosen?: boolean;
  readonly onChange: (checked: boolean) => void;
};
/** A group without rows isn't shown. */
export type Group<F extends Found = Found> = {
  readonly title: string;
  readonly rows?: readonly (Row<F> | false | undefined)[];
  /** One of its rows is chosen. */
  readonly isRadio?: boolean;
  /** How many rows are shown at first. */
  readonly first?: number;
  /** Below the others, and never left out. */
  readonly last?: Row<F>;
  /** Instead of rows. */
  readonly content?: ReactNode;
};

/** What a product's filters are shown and changed by. */
type FiltersOf<Filters, Names> = {
  readonly filters: Filters;
  readonly names: Names;
  readonly setFilters: (filters: Filters) => void;
};

type KeysOf<Table, Kind> = {
  [Key in keyof Table]: Table[Key] extends Kind ? Key : never;
}[keyof Table] &
  string;
type ItemOf<Kind> = Kind extends { readonly values: readonly (infer Item)[] } ? Item : never;

const foundOf = <F extends FoundValue>(found: readonly F[] | undefined, value: string | number) =>
  found && (found.find((each) => each.value === value) ?? { count: 0 });

type ItemOptions<Item> = {
  /** In another order than the table's, or those that an answer has. */
  readonly values?: readonly Item[];
  /** Unless given, the chip's. */
  readonly label?: (item: Item) => ReactNode;
};

function facetRows<Filters extends object, Names, Table extends FilterTable<Filters, Names>>(
  table: Table,
  { filters, names, setFilters }: FiltersOf<Filters, Names>,
  toText: (text: TextRef) => string,
) {
  const given = filters as Record<string, unknown>;
  const set = (key: string, value: unknown) => setFilters(withFilter(filters, key as keyof Filters, value));

  const flag = <F extends Found>(
    key: KeysOf<Table, { kind: 'flag' }>,
    found: F | number | undefined,
  ): Row<F> => ({
    key,
    label: toText((table[key] as unknown as FlagFilter).label),
    found: (typeof found === 'number' ? { count: found } : found) as F | undefined,
    checked: given[key] === true,
    onChange: (isOn) => set(key, isOn),
  });
  type Lists = KeysOf<Table, { kind: 'list' }>;
  const itemRow = <F extends Found>(key: Lists, item: unknown, label: ReactNode, found?: F): Row<F> => {
    const chosen = (given[key] ?? []) as unknown[];
    return {
      key: String(item),
      label,
      found,
      checked: chosen.includes(item),
      onChange: (isOn) => set(key, toggled(chosen, item, isOn)),
    };
  };
  const items = <F extends FoundValue, Key extends Lists>(
    key: Key,
    found: readonly F[] | undefined,
    options: ItemOptions<ItemOf<Table[Key]>> = {},
  ): Row<F>[] => {
    type Item = ItemOf<Table[Key]> & (string | number);
    const filter = table[key] as unknown as ListFilter<Item, Names>;
    const { values = filter.values, label = (item) => toText(filter.label(item as Item, names)) } = options;
    return (values as readonly Item[]).map((item) =>
      itemRow(key, item, label(item), foundOf(found, item) as F | undefined),
    );
  };
  /** Those of an answer, with its names. */
  const named = <F extends FoundValue & { readonly name: string }>(key: Lists, found: readonly F[]) =>
    found.map((each) => itemRow(key, each.value, each.name, each));
  /** One of the values or any of them, as radio buttons or chips. */
  const choices = <F extends FoundValue, Key extends KeysOf<Table, { kind: 'one' }>>(
    key: Key,
    any: string,
    found?: readonly F[],
    label?: (value: ItemOf<Table[Key]>) => string,
  ): Row<F>[] => {
    type Value = ItemOf<Table[Key]> & (string | number);
    const filter = table[key] as unknown as OneFilter<Value, Names>;
    const row = (value: Value | undefined, text: string): Row<F> => ({
      key: String(value ?? ''),
      label: text,
      found:
        value === undefined
          ? found?.find((each) => each.value === 'any')
          : (foundOf(found, value) as F | undefined),
      checked: given[key] === value,
      onChange: () => set(key, value),
    });
    const textOf = label ?? ((value: Value) => toText(filter.label(value, names)));
    return [row(undefined, any), ...filter.values.map((value) => row(value, textOf(value)))];
  };
  return { flag, items, named, choices };
}

/** Makes the rows of declared filters. */
export function useFacetRows<Filters extends object, Names, Table extends FilterTable<Filters, Names>>(
  table: Table,
  state: FiltersOf<Filters, Names>,
) {
  const t = useText();
  const tier = usePolicyTier();
  const rows = facetRows<Filters, Names, Table>(table, state, useTextRef());
  /** The company's policy, before all others; nothing for people without a policy. */
  const policy = <F extends Found>(found: F | number | undefined): Group<F> | false =>
    tier !== null && {
      title: t('policy.facet', { tier: tier.name }),
      rows: [rows.flag('inPolicyOnly' as KeysOf<Table, { kind: 'flag' }>, found)],
    };
  return { ...rows, policy };
}

type RowCount<F extends Found> = { readonly countOf?: ((found: F) => ReactNode) | undefined };

type FoundRowProps<F extends Found> = RowCount<F> & {
  readonly row: Row<F>;
  /** Of the radio buttons that it's one of. */
  readonly name?: string | undefined;
};

function FoundRow<F extends Found>({ row, name, countOf }: FoundRowProps<F>) {
  const locale = useLocale();
  const { label, found, checked, onChange } = row;
  return (
    <FacetRow
      type={name === undefined ? 'checkbox' : 'radio'}
      name={name}
      label={label}
      count={found && (countOf ? countOf(found) : formatCount(found.count, locale))}
      none={found?.count === 0}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

type FacetGroupProps<F extends Found> = RowCount<F> & {
  readonly words: ResultsWords;
  readonly group: Group<F>;
};

/** A long list shows its first rows, and every one that is chosen. */
function FacetGroup<F extends Found>({ words, group, countOf }: FacetGroupProps<F>) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const name = useId();
  const { title, first = Number.POSITIVE_INFINITY, isRadio, last, content } = group;
  const rows = (group.rows ?? []).filter((row) => row !== false && row !== undefined);
  if (rows.length === 0 && !last && !content) return null;
  const visible = isWhole
    ? rows
    : rows.filter(({ checked, isChosen = checked }, at) => at < first || isChosen);
  return (
    <fieldset className="facets__group">
      <legend>{title}</legend>
      {visible.map((row) => (
        <FoundRow key={row.key} row={row} countOf={countOf} name={isRadio ? name : undefined} />
      ))}
      {rows.length > first && (
        <button type="button" className="link small facets__more" onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t(`${words}.facet.fewer`)
            : t(`${words}.facet.more`, { count: rows.length - visible.length })}
        </button>
      )}
      {last && <FoundRow row={last} countOf={countOf} />}
      {content}
    </fieldset>
  );
}

type FacetsProps<F extends Found> = RowCount<F> & {
  readonly words: ResultsWords;
  readonly className?: string;
  readonly groups: readonly (Group<F> | false | undefined)[];
};

/** `countOf`: what stands beside a row in place of the number of results. */
export function Facets<F extends Found>({ words, groups, countOf, className = 'facets' }: FacetsProps<F>) {
  return (
    <div className={className}>
      {groups.map(
        (group) => group && <FacetGroup key={group.title} words={words} group={group} countOf={countOf} />,
      )}
    </div>
  );
}
