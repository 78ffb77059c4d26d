import type { BrokenRule, OutOfPolicy } from '@sojourn/contract/policy.ts';
import { subtractMoney } from '@sojourn/domain/money.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { type PortalLocale, useLocale } from '#text/locale.tsx';
import { type Text, useText } from '#text/use-text.tsx';
import './broken-rules.css';
import { anyOf, whereOf } from './rule-sentences.ts';

/** The tier's limit and the offer's own value, as a person reads them. */
function rowOf(broken: BrokenRule, t: Text, locale: PortalLocale): { limit: string; actual: string } {
  const list = (parts: readonly string[]) => anyOf(parts, t, locale);
  if (broken.rule === 'starRating')
    return {
      limit:
        broken.limit.length === 0 ? list([]) : t('policy.starsOf', { list: list(broken.limit.map(String)) }),
      actual: t('policy.stars', { stars: broken.actual }),
    };
  if (broken.rule === 'fareClass')
    return {
      limit: list(broken.limit.map((each) => t(`flights.class.${each}`))),
      actual: t(`flights.class.${broken.actual}`),
    };
  if (broken.rule === 'supplier')
    return {
      limit: t('policy.notSupplier', { list: list(broken.limit) }),
      actual: broken.actual,
    };
  if (broken.rule === 'daysAhead')
    return {
      limit: t('policy.daysAtLeast', { days: broken.limit }),
      actual: t('policy.days', { days: broken.actual }),
    };
  const { limit, actual, at, market } = broken;
  const by = formatMoney(subtractMoney(actual, limit), locale);
  const price = formatMoney(limit, locale);
  const capped = at
    ? t('policy.upToAt', { price, where: whereOf(at, t, locale) })
    : t('policy.upTo', { price });
  return {
    limit: market
      ? t('policy.upToMarket', {
          price,
          percent: 100 + market.percentOver,
          median: formatMoney(market.median, locale),
        })
      : capped,
    actual: t('policy.over', { price: formatMoney(actual, locale), by }),
  };
}

export function BrokenRules({ policy }: { readonly policy: OutOfPolicy }) {
  const t = useText();
  const locale = useLocale();
  if (policy.broken.length === 0) return null;
  return (
    <table className="broken-rules">
      <caption className="visually-hidden">{t('policy.rules')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('policy.rule')}</th>
          <th scope="col">{policy.tier}</th>
          <th scope="col">{t('policy.thisRate')}</th>
        </tr>
      </thead>
      <tbody>
        {policy.broken.map((broken) => {
          const { limit, actual } = rowOf(broken, t, locale);
          return (
            <tr key={broken.rule}>
              <th scope="row">{t(`policy.rule.${broken.rule}`)}</th>
              <td>{limit}</td>
              <td className="broken-rules__actual">{actual}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
