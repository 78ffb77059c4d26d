import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import { money } from '@sojourn/domain/money.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronRight, Luggage } from 'lucide-react';

type SpendTableProps = {
  readonly spend: Spend;
  /** Opens a group; null where there's nothing below it. */
  readonly onOpen: ((key: string, label: string) => void) | null;
};

export function SpendTable({ spend, onOpen }: SpendTableProps) {
  const t = useText();
  const locale = useLocale();
  const show = (minor: number) => formatMoney(money(minor), locale);
  const { total, groups } = spend;
  const most = Math.max(1, ...groups.map(({ netMinor }) => netMinor));
  if (groups.length === 0)
    return (
      <div className="spend-none">
        <Luggage aria-hidden="true" />
        <p className="title-s">{t('adminSpend.none')}</p>
        <p className="small text-2">{t('adminSpend.noneText')}</p>
      </div>
    );
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th>{t('adminSpend.name')}</th>
            <th className="end">{t('adminSpend.tripsColumn')}</th>
            <th className="end">{t('adminSpend.booked')}</th>
            <th className="end">{t('adminSpend.refunded')}</th>
            <th className="end">{t('adminSpend.netColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, label, trips, bookedMinor, refundedMinor, netMinor }) => {
            const name = label || t('adminSpend.without');
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
                    <span style={{ width: `${(Math.max(0, netMinor) / most) * 100}%` }} />
                  </span>
                </td>
                <td className="end">{trips}</td>
                <td className="end">{show(bookedMinor)}</td>
                <td className="end text-2">{refundedMinor === 0 ? show(0) : show(-refundedMinor)}</td>
                <td className="end strong">{show(netMinor)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="strong">
            <td>{t('adminSpend.total')}</td>
            <td className="end">{total.trips}</td>
            <td className="end">{show(total.bookedMinor)}</td>
            <td className="end">{total.refundedMinor === 0 ? show(0) : show(-total.refundedMinor)}</td>
            <td className="end">{show(total.netMinor)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
