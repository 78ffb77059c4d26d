/** What protections give back of a change, as lines of the refund tracer. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, Hourglass } from 'lucide-react';

export function ReimbursementLines({ protections }: Pick<TripDetail, 'protections'>) {
  const t = useText();
  const locale = useLocale();
  const lines = protections.flatMap(({ protection, paid, reimbursement }) =>
    // What went to the tenders is among the refunds
    paid && reimbursement && !(reimbursement.to === 'tenders' && reimbursement.state === 'paid')
      ? [{ protection, amount: formatMoney(paid, locale), ...reimbursement }]
      : [],
  );
  if (lines.length === 0) return null;
  return (
    <ol className="refunds">
      {lines.map(({ protection, amount, state, to, dueBy, paidAt }) => {
        const isPaid = state === 'paid';
        const Icon = isPaid ? CircleCheck : Hourglass;
        return (
          <li key={protection} className={`refunds__line refunds__line--${isPaid ? 'returned' : 'open'}`}>
            <Icon className="icon icon--s" aria-hidden="true" />
            <b className="small strong">{t(`protections.name.${protection}`)}</b>
            <b className="small strong num">{amount}</b>
            <span className="small text-2 refunds__state">
              {t(`protections.reimbursement.${state}`, {
                amount,
                to,
                day: formatInstantDay(paidAt ?? dueBy, locale),
              })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
