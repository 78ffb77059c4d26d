import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type EndingEvent, OUTSIDE_EVENTS, type OutsideEvent } from '@sojourn/domain/protections/clause.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { formatInstantDay, formatInstantIn } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { AsideCard } from './aside-cards.tsx';

const isFromOutside = (event: EndingEvent): event is OutsideEvent =>
  (OUTSIDE_EVENTS as readonly string[]).includes(event);

/** What protects the trip, until when or what became of it, and by which terms. */
export function ProtectionsCard({ trip }: { readonly trip: TripDetail }) {
  const t = useText();
  const locale = useLocale();
  if (trip.protections.length === 0) return null;
  return (
    <AsideCard id="trip-protections" title={t('protections.card.title')}>
      {trip.protections.map(
        ({ protection, state, endsAt, premium, returned, endedBy, termsId, paid, reimbursement }) => (
          <div key={protection}>
            <KeyValues className="small">
              <KeyValue label={t(`protections.name.${protection}`)} weight="strong">
                {formatMoney(premium, locale)}
              </KeyValue>
            </KeyValues>
            <p className="small text-2">
              {t(`protections.state.${state}`, {
                until: formatInstantIn(endsAt, trip.cancellation.zone, locale),
              })}
            </p>
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
                  day: formatInstantDay(reimbursement.paidAt ?? reimbursement.dueBy, locale),
                })}
              </p>
            )}
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
        ),
      )}
    </AsideCard>
  );
}
