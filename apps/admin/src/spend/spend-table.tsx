import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import { money } from '@sojourn/domain/money.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronRight, Luggage } from 'lucide-react';
import { formatCo2, productText, shadeOf } from './spend-parts.ts';

type SpendTableProps = {
  readonly spend: Spend;
  /** What a group without a key is called. */
  readonly without: string;
  /** Opens a group; null where there's nothing below it. */
  readonly onOpen: ((key: string, label: string) => void) | null;
};

export function SpendTable({ spend, without, onOpen }: SpendTableProps) {
  const t = useText();
  const { total, groups } = spend;
  const products = total.products.map(({ product }) => product).toSorted((a, b) => shadeOf(a) - shadeOf(b));
  const most = Math.max(1, ...groups.map(({ netMinor }) => netMinor));
  const ends = [
    t('adminSpend.tripsColumn'),
    ...products.map((product) => t(productText(product))),
    t('adminSpend.booked'),
    t('adminSpend.refunded'),
    t('adminSpend.netColumn'),
    t('adminSpend.co2Column'),
  ];
  if (groups.length === 0) return <NoTrips />;
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th>{t('adminSpend.name')}</th>
            {ends.map((name) => (
              <th key={name} className="end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, label, ...sums }) => {
            const name = label || without;
            return (
              <tr key={key}>
                <td className="spend-group">
                  {onOpen ? (
                    <button type="button" className="spend-group__open" onClick={() => onOpen(key, name)}>
                      <ChevronRight className="icon icon--s" aria-hidden="true" />
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                  <span className="meter" aria-hidden="true">
                    <span style={{ width: `${(Math.max(0, sums.netMinor) / most) * 100}%` }} />
                  </span>
                </td>
                <Sums sums={sums} products={products} />
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="strong">
            <td>{t('adminSpend.total')}</td>
            <Sums sums={total} products={products} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type SumsProps = { readonly sums: Spend['total']; readonly products: readonly string[] };

function Sums({ sums, products }: SumsProps) {
  const locale = useLocale();
  const show = (minor: number) => formatMoney(money(minor), locale);
  const { trips, bookedMinor, refundedMinor, netMinor } = sums;
  return (
    <>
      <td className="end">{trips}</td>
      {products.map((product) => (
        <td key={product} className="end">
          {show(sums.products.find((part) => part.product === product)?.netMinor ?? 0)}
        </td>
      ))}
      <td className="end">{show(bookedMinor)}</td>
      <td className="end text-2">{show(refundedMinor === 0 ? 0 : -refundedMinor)}</td>
      <td className="end strong">{show(netMinor)}</td>
      <td className="end text-2 nowrap">{formatCo2(sums.co2Kg, locale)}</td>
    </>
  );
}

function NoTrips() {
  const t = useText();
  return (
    <div className="spend-none">
      <Luggage aria-hidden="true" />
      <p className="title-s">{t('adminSpend.none')}</p>
      <p className="small text-2">{t('adminSpend.noneText')}</p>
    </div>
  );
}
