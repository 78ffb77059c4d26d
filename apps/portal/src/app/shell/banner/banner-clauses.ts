import type { ProductEarn } from '#shared/product/product.ts';

type Clause = { readonly rate: string; readonly names: readonly ProductEarn['name'][] };

/**
 * "3X on flights" and "4X on hotels and rental cars" (A §2.4): each product at its own rate, and what's named
 * with the one before at that one's. `rates`: of each of `earns`; null leaves it out.
 */
export function bannerClauses(
  rates: readonly (string | null)[],
  earns: readonly Pick<ProductEarn, 'name' | 'isNamedWithLast'>[],
): Clause[] {
  const clauses: Clause[] = [];
  for (const [place, { name, isNamedWithLast }] of earns.entries()) {
    const rate = rates[place];
    const last = isNamedWithLast && clauses.pop();
    if (last) clauses.push({ ...last, names: [...last.names, name] });
    else if (rate) clauses.push({ rate, names: [name] });
  }
  return clauses;
}
