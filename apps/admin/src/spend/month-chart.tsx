/** Twelve months as stacked bars; each prints its sum, so that color isn't the only cue. */
import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TableScroll } from '#list/table-scroll.tsx';
import { productText, shadeOf } from './spend-parts.tsx';

type MonthChartProps = { readonly months: Spend['months']; readonly from: string };

/** Twelve months don't fit on a phone: the latest are seen first. */
const showLatest = (list: HTMLElement | null): void => {
  if (list) list.scrollLeft = list.scrollWidth;
};

export function MonthChart({ months, from }: MonthChartProps) {
  const t = useText();
  const locale = useLocale();
  const most = Math.max(1, ...months.map(({ netMinor }) => netMinor));
  const products = [...new Set(months.flatMap((month) => month.products.map(({ product }) => product)))];
  const short = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <section className="panel" aria-labelledby="months-title">
      <div className="panel__head">
        <h2 id="months-title" className="title-l">
          {t('adminSpend.months')}
        </h2>
        <p className="row row--wrap small text-2">
          {products
            .toSorted((a, b) => shadeOf(a) - shadeOf(b))
            .map((product) => (
              <span key={product} className="row gap-1">
                <span className={`spend-dot spend-shade-${shadeOf(product)}`} aria-hidden="true" />
                {t(productText(product))}
              </span>
            ))}
        </p>
      </div>
      <TableScroll label={t('adminSpend.months')} ref={showLatest}>
        <ol className="months">
          {months.map(({ month, netMinor, products: parts }) => {
            const day = new Date(`${month}-01T00:00:00Z`);
            return (
              <li key={month} className={classNames('month', month >= from && 'month--in')}>
                <span className="month__sum num">{netMinor > 0 ? short.format(netMinor / 100) : ''}</span>
                <span className="month__bar" aria-hidden="true">
                  {parts
                    .toSorted((a, b) => shadeOf(b.product) - shadeOf(a.product))
                    .map((part) => (
                      <span
                        key={part.product}
                        className={`spend-shade-${shadeOf(part.product)}`}
                        style={{ height: `${(Math.max(0, part.netMinor) / most) * 160}px` }}
                      />
                    ))}
                </span>
                <span className="month__name" aria-hidden="true">
                  {name.format(day)}
                </span>
                <span className="visually-hidden">{whole.format(day)}</span>
              </li>
            );
          })}
        </ol>
      </TableScroll>
    </section>
  );
}
