import type { TripDetail } from '@sojourn/contract/trips.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { CircleAlert, CircleCheck, Hourglass, Send } from 'lucide-react';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { formatInstantDay } from './format-instant.ts';

const ICONS = { open: Hourglass, sent: Send, returned: CircleCheck, failed: CircleAlert } as const;

/** The refund tracer: each tender with what goes back to it, how far it is and when it is due. */
export function RefundLines({ refunds }: { readonly refunds: TripDetail['refunds'] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <ul className="refunds">
        {refunds.map(({ tender, amount, state, dueBy }) => {
          const Icon = ICONS[state];
          return (
            <li key={tender} className={`refunds__line refunds__line--${state}`}>
              <Icon className="icon icon--s" aria-hidden="true" />
              <span className="grow">
                <b className="small strong">{tender}</b>
                <span className="small text-2 refunds__state">
                  {t(`trip.refund.state.${state}`, { due: formatInstantDay(dueBy, locale) })}
                </span>
              </span>
              <b className="small strong num">{formatMoney(amount, locale)}</b>
            </li>
          );
        })}
      </ul>
      <p className="small text-3">{t('trip.refund.bound')}</p>
    </>
  );
}
