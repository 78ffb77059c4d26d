import type { TripProtection } from '@sojourn/contract/protections.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { type EndingEvent, OUTSIDE_EVENTS, type OutsideEvent } from '@sojourn/domain/protections/clause.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDeadline, formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { Link } from '#shared/router/link.tsx';
import { AsideCard } from './aside-cards.tsx';

const isFromOutside = (event: EndingEvent): event is OutsideEvent =>
  (OUTSIDE_EVENTS as readonly string[]).includes(event);

/** What protects the trip, until when or what became of it, and by which terms. */
export function ProtectionsCard({ trip }: { readonly trip: TripDetail }) {
  const t = useText();
  if (trip.protections.length === 0) return null;
  return (
    <AsideCard id="trip-protections" title={t('protections.card.title')}>
      {trip.protections.map((bought) => (
        <Bought key={bought.protection} trip={trip} bought={bought} />
      ))}
    </AsideCard>
  );
}

type Props = { readonly trip: TripDetail; readonly bought: TripProtection };

function Bought({ trip, bought }: Props) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { protection, endsAt, premium, termsId } = bought;
  // Nothing is written down when its time is over
  const isOver = bought.state === 'Valid' && !isBefore(clock.now(), endsAt);
  const state = isOver ? 'Expired' : bought.state;
  return (
    <div>
      <KeyValues className="small">
        <KeyValue label={t(`protections.name.${protection}`)} weight="strong">
          {formatMoney(premium, locale)}
        </KeyValue>
      </KeyValues>
      <p className="small text-2">
        {t(`protections.state.${state}`, {
          until: formatDeadline(endsAt, trip.cancellation.zone, locale),
        })}
      </p>
      <LastDone bought={bought} />
      <Became bought={bought} />
      {protection === 'changeForAnyReason' && state === 'Valid' && trip.actions.change.available && (
        <Link
          to="/trips/$bookingId/exchange"
          params={{ bookingId: trip.bookingId }}
          search={{ flightShopType: 'chfar-exercise' }}
          className={buttonClass({ variant: 'secondary', full: true })}
        >
          {t('protections.chfar.use')}
        </Link>
      )}
      <ClauseList termsId={termsId} />
    </div>
  );
}

/** A claim that is carried out, and that a change lowered what it covers. */
function LastDone({ bought: { action, amendedAt } }: Pick<Props, 'bought'>) {
  const t = useText();
  const locale = useLocale();
  if (action === 'Pending') return <p className="small strong">{t('protections.action.Pending')}</p>;
  if (action !== 'Amend' || !amendedAt) return null;
  return (
    <p className="small text-2">
      {t('protections.action.Amend', { day: formatInstantDay(amendedAt, locale) })}
    </p>
  );
}

/** What ended it from outside, and what it gives back of a change. */
function Became({ bought: { endedBy, returned, paid, reimbursement } }: Pick<Props, 'bought'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      {endedBy && isFromOutside(endedBy) && (
        <p className="small">
          {t(`protections.ended.${endedBy}`)}{' '}
          {returned.amountMinor > 0
            ? t('protections.ended.feeBack', { amount: formatMoney(returned, locale) })
            : t('protections.ended.feeStays')}
        </p>
      )}
      {reimbursement && paid && (
        <p className="small strong">
          {t(`protections.reimbursement.${reimbursement.state}`, {
            amount: formatMoney(paid, locale),
            to: reimbursement.to,
            day: formatInstantDay(reimbursement.paidAt ?? reimbursement.dueBy, locale),
          })}
        </p>
      )}
    </>
  );
}
