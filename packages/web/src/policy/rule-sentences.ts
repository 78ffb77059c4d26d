/** A broken rule as a sentence: the rule, its number, and by how much the offer is over. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { subtractMoney } from '@sojourn/domain/money.ts';
import type { PlaceRule } from '@sojourn/domain/policy/trip-rules.ts';
import type { BrokenRule } from '@sojourn/domain/policy/verdict.ts';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import type { PortalLocale } from '#text/locale.tsx';
import type { Text } from '#text/use-text.tsx';

/** "a, b or c"; "none" of nothing. */
export const anyOf = (parts: readonly string[], t: Text, locale: string): string =>
  parts.length === 0
    ? t('policy.nothing')
    : new Intl.ListFormat(locale, { type: 'disjunction' }).format(parts);

/** Any year that has a February 29. */
const dayOf = (monthDay: string, locale: PortalLocale): string =>
  formatDate(`2028-${monthDay}` as CalendarDate, locale, 'day');

/** "Lisbon", "Lisbon, Jun 1 to Aug 31" */
export function whereOf({ place, season }: PlaceRule, t: Text, locale: PortalLocale): string {
  if (!season) return place.name;
  const [from, until] = [dayOf(season.from, locale), dayOf(season.until, locale)];
  return t('policy.where', { place: place.name, from, until });
}

export function sentenceOf(broken: BrokenRule, tier: string, t: Text, locale: PortalLocale): string {
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
  if (broken.rule === 'supplier') return t('policy.says.supplier', { tier, name: broken.actual });
  if (broken.rule === 'daysAhead')
    return t('policy.says.daysAhead', {
      tier,
      limit: broken.limit,
      days: broken.actual,
      date: formatDate(broken.from, locale, 'weekday'),
    });
  const { rule, limit, actual, at, market } = broken;
  if (market)
    return t(`policy.says.market.${rule}`, {
      tier,
      price: formatMoney(actual, locale),
      by: formatMoney(subtractMoney(actual, limit), locale),
      percent: 100 + market.percentOver,
      median: formatMoney(market.median, locale),
    });
  return t(`policy.says.${rule}`, {
    tier: at ? t('policy.tierAt', { tier, where: whereOf(at, t, locale) }) : tier,
    price: formatMoney(actual, locale),
    limit: formatMoney(limit, locale),
    by: formatMoney(subtractMoney(actual, limit), locale),
  });
}
