import type { TripDetail } from '@sojourn/contract/trips.ts';
import { freezePartOf } from '@sojourn/domain/protections/freeze-credits.ts';
import { formatMiles, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleAlert, CircleCheck, Hourglass, Send } from 'lucide-react';
import { useTenderName } from '#shared/tenders/tender-name.ts';

type Refund = TripDetail['refunds'][number];
const ICONS = { open: Hourglass, sent: Send, returned: CircleCheck, failed: CircleAlert } as const;

/** How far a refund is, in a sentence: a credit by its rule, miles by their number, a card by its dates. */
export function stateOfRefund(refund: Refund, locale: Locale): TextRef {
  const { state, outcome, units, overdue, sentAt, returnedAt } = refund;
  const due = formatPortalDay(refund.dueBy, locale, 'year');
  if (overdue && state !== 'returned') return textRef('trip.refund.overdue', { due });
  const ofFreeze = freezePartOf(refund.tender);
  if (ofFreeze && state === 'returned') return textRef(`trip.refund.freeze.${ofFreeze}`);
  if (outcome && state === 'returned') return textRef(`trip.refund.outcome.${outcome}`);
  if (units !== null && state !== 'failed')
    return textRef(`trip.refund.miles.${state === 'returned' ? 'returned' : 'open'}`, {
      miles: formatMiles(units, locale),
    });
  if (state === 'returned' && returnedAt)
    return textRef('trip.refund.returnedOn', { at: formatPortalDay(returnedAt, locale, 'year') });
  if (state === 'sent' && sentAt)
    return textRef('trip.refund.sentOn', { sent: formatPortalDay(sentAt, locale, 'year') });
  return textRef(`trip.refund.state.${state}`, { due });
}

/** The refund tracer: from each tender, for what, to where it is now and when it is due. */
export function RefundLines({ refunds }: { readonly refunds: TripDetail['refunds'] }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const name = useTenderName();
  // One stay: its name is the page's
  const isOfSeveral = new Set(refunds.map(({ item }) => item)).size > 1;
  const onCard = refunds.some(({ kind, state }) => kind === 'UserCard' && state !== 'returned');
  return (
    <>
      <ol className="refunds">
        {refunds.map((refund) => {
          const late = refund.overdue && refund.state !== 'returned';
          const Icon = late ? CircleAlert : ICONS[refund.state];
          const tone = late ? 'failed' : refund.state;
          return (
            <li key={refund.refundNo} className={`refunds__line refunds__line--${tone}`}>
              <Icon className="icon icon--s" aria-hidden="true" />
              <b className="small strong">
                {name({ kind: refund.kind, sourceId: '', label: refund.tender })}
              </b>
              <b className="small strong num">{formatMoney(refund.amount, locale)}</b>
              <span className="small text-2 refunds__state">
                {toText(stateOfRefund(refund, locale))}
                {isOfSeveral && (
                  <span className="micro text-3 refunds__item">
                    {t('trip.refund.for', { item: refund.item })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {onCard && <p className="small text-3">{t('trip.refund.bound')}</p>}
    </>
  );
}
