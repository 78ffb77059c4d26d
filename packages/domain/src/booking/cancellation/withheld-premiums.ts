/** Which add-ons a cancellation keeps the price of. */
import type { Money } from '../../money.ts';
import type { Protection } from '../../protections/clause.ts';
import { PROTECTION_NAMES } from '../../protections/protection-names.ts';

type Bought = { readonly protection: Protection; readonly premium: Money; readonly returned: Money };

/** Those whose price isn't given back; none where what's withheld is another sum than theirs. */
export function withheldProtections(bought: readonly Bought[], withheld: Money): Protection[] {
  const left = bought.filter(({ premium, returned }) => premium.amountMinor > returned.amountMinor);
  const sum = left.reduce((all, each) => all + each.premium.amountMinor - each.returned.amountMinor, 0);
  return sum === withheld.amountMinor ? left.map(({ protection }) => protection) : [];
}

/** Their names as mail and receipts have them; null where they aren't known. */
export function withheldNames(
  {
    protections,
    withheld,
  }: { readonly protections: readonly Bought[]; readonly withheld: { readonly premiums: Money } | null },
  locale: 'en' | 'fr',
): string | null {
  if (!withheld) return null;
  const names = withheldProtections(protections, withheld.premiums).map(
    (each) => PROTECTION_NAMES[locale][each],
  );
  return names.length === 0 ? null : new Intl.ListFormat(locale).format(names);
}
