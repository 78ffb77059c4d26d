/** Counts of what was left out of a list. */
type LeftOut<Cause extends string> = { readonly hiddenByFilters: number } & {
  readonly [Key in Cause]?: number;
};

type Known = { readonly hasFilters: boolean; readonly hasSilent: boolean };

/** Why the list is empty: filters, suppliers that didn't answer, or what most were left out for. */
export function emptyReason<Cause extends string>(
  page: LeftOut<Cause>,
  causes: readonly Cause[],
  { hasFilters, hasSilent }: Known,
): Cause | 'filters' | 'unanswered' | 'none' {
  if (hasFilters && page.hiddenByFilters > 0) return 'filters';
  if (hasSilent) return 'unanswered';
  const left = (cause: Cause): number => page[cause] ?? 0;
  const [most] = causes.toSorted((a, b) => left(b) - left(a));
  return most !== undefined && left(most) > 0 ? most : 'none';
}
