/** A broken rule as a sentence: the rule, its number, and by how much the offer is over. */
import { subtractMoney } from '@sojourn/domain/money.ts';
import type { BrokenRule } from '@sojourn/domain/policy/verdict.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import type { Text } from '@sojourn/web/text/use-text.tsx';

/** "a, b or c"; "none" of nothing. */
export const anyOf = (parts: readonly string[], t: Text, locale: string): string =>
  parts.length === 0
    ? t('policy.nothing')
    : new Intl.ListFormat(locale, { type: 'disjunction' }).format(parts);

export function sentenceOf(broken: BrokenRule, tier: string, t: Text, locale: string): string {
  if (broken.rule === 'starRating')
    return t('policy.says.starRating', {
      tier,
      stars: broken.actual,
      list: anyOf(broken.limit.map(String), t, locale),
    });
  if (broken.rule === 'fareClass')
    return t('policy.says.fareClass', {
      tier,
      fareClass: t(`flights.class.${broken.actual}`),
      list: anyOf(
        broken.limit.map((each) => t(`flights.class.${each}`)),
        t,
        locale,
      ),
    });
  const { rule, limit, actual } = broken;
  return t(`policy.says.${rule}`, {
    tier,
    price: formatMoney(actual, locale),
    limit: formatMoney(limit, locale),
    by: formatMoney(subtractMoney(actual, limit), locale),
  });
}
