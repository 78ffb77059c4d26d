/** What the page's tables share: names, colors, CO2, and how a group is requested. */
import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import type { SpendGrouping, SpendPeriod, SpendStep } from '@sojourn/domain/companies/spend.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** The kinds of trips in the order of their colors; a newer kind comes after them. */
const SHADES = Object.values(WIRE_PRODUCTS);
export const shadeOf = (product: string): number =>
  Math.min(2, Math.max(0, SHADES.indexOf(product as never)));
export const productText = (product: string): MessageId =>
  `adminSpend.product.${SHADES.includes(product as never) ? product : 'other'}` as MessageId;

/** A grouping, and of which field. */
export type Grouping = { readonly by: SpendGrouping; readonly field?: string | undefined };
/** A group that was opened, as it's called on screen. */
export type NamedStep = SpendStep & { readonly name: string };

/** The steps without their names, as they're requested. */
export const withinOf = (steps: readonly NamedStep[]): string =>
  JSON.stringify(steps.map(({ name: _, ...step }) => step));
export const spendQuery = (period: SpendPeriod, { by, field }: Grouping, steps: readonly NamedStep[]) => ({
  period,
  by,
  ...(field && { field }),
  within: withinOf(steps),
});

type Locale = ReturnType<typeof useLocale>;
export function groupName(
  t: ReturnType<typeof useText>,
  locale: Locale,
  by: SpendGrouping,
  { key, label }: { readonly key: string; readonly label: string },
): string {
  if (by === 'month') return formatDate(`${key}-01` as CalendarDate, locale, 'month');
  return label || t(by === 'field' ? 'adminSpend.noAnswer' : 'adminSpend.without');
}

/** In kilograms, from a ton on in tons. */
export const formatCo2 = (kg: number, locale: string): string =>
  kg < 1_000
    ? `${kg.toLocaleString(locale)} kg`
    : `${(kg / 1_000).toLocaleString(locale, { maximumFractionDigits: 1 })} t`;

/** What nobody knows isn't 0: it's shown as unknown, for all or some trips. */
export function Co2({ sums }: { readonly sums: Pick<Spend['total'], 'trips' | 'co2Kg' | 'co2Unknown'> }) {
  const t = useText();
  const locale = useLocale();
  const { trips, co2Kg, co2Unknown } = sums;
  if (trips > 0 && co2Unknown === trips) return t('adminSpend.co2Unknown');
  return (
    <>
      {formatCo2(co2Kg, locale)}
      {co2Unknown > 0 && (
        <span className="small spend-line">{t('adminSpend.co2Some', { count: co2Unknown })}</span>
      )}
    </>
  );
}
