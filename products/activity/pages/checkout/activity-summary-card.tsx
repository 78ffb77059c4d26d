/** What is booked and what it comes to. */
import { boughtLines } from '@sojourn/portal/features/checkout/protections/bought-lines.ts';
import { TenderLines } from '@sojourn/portal/features/checkout/tenders/tender-lines.tsx';
import type { TendersView } from '@sojourn/portal/features/checkout/tenders/tenders-view.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { SummaryCard, SummaryTotal } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CalendarDays, Clock, Hourglass, type LucideIcon, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { inBothZones, languagesText, readerZone } from '#activity/pages/shared/activity-words.ts';
import { ActivityPriceLines } from '#activity/pages/shared/price-lines.tsx';
import { meetingName, unitsText, whenText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityCheckout } from '#activity/wire/activity-checkout.ts';

type SummaryProps = { readonly checkout: ActivityCheckout; readonly tenders: TendersView };

function Fact({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="row row--top gap-2">
      <Icon className="icon icon--s activity-summary__icon" aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function Facts({ checkout: { activity, payBy, quote } }: Pick<SummaryProps, 'checkout'>) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { minimumGroup, isConfirmedAtOnce, languages } = activity;
  const spoken = languagesText(languages, locale);
  const { zone } = activity.activity;
  return (
    <ul className="small text-2 activity-summary__facts">
      <Fact icon={CalendarDays}>{toText(whenText(activity, locale))}</Fact>
      <Fact icon={Users}>
        {unitsText(activity, t, locale)}
        {spoken && ` · ${toText(spoken)}`}
      </Fact>
      <Fact icon={MapPin}>{meetingName(activity)}</Fact>
      {!isConfirmedAtOnce && <Fact icon={Hourglass}>{t('activityShop.byHand')}</Fact>}
      {minimumGroup && (
        <Fact icon={Users}>
          {t('activityShop.minimum', {
            people: minimumGroup.people,
            when: formatMoment(minimumGroup.decidedAt.local, locale),
          })}
        </Fact>
      )}
      {payBy < quote.expiresAt && (
        <Fact icon={Clock}>
          {t('activity.checkout.payBy', {
            when: inBothZones(payBy, { there: readerZone(), here: zone }, locale).there,
          })}
        </Fact>
      )}
    </ul>
  );
}

export function ActivitySummaryCard({ checkout, tenders }: SummaryProps) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { activity, quote } = checkout;
  const { name, operator, art } = activity.activity;
  const total = formatMoney(quote.total, locale);
  const terms = viewOfCancelTerms(quote.cancellation, quote.total, clock.now(), locale);
  return (
    <SummaryCard label={t('checkout.summary.card')} art={art} folded={total}>
      <div>
        <h2 className="display-s">{name}</h2>
        <p className="small text-2">{operator}</p>
      </div>
      <Facts checkout={checkout} />
      <KeyValues className="small">
        <ActivityPriceLines price={activity.price} />
        <ProtectionLines lines={boughtLines(checkout)} />
      </KeyValues>
      <SummaryTotal
        label={t('booking.line.total')}
        total={total}
        miles={t('booking.miles', { miles: formatMiles(quote.miles, locale) })}
        live
      />
      <TenderLines tenders={tenders} checkout={checkout} />
      {terms.stages.length > 0 && (
        <section className="checkout-summary__terms only-desktop">
          <h3 className="title-s">{t('activityShop.plans')}</h3>
          <CancelTimeline terms={terms} upright />
        </section>
      )}
    </SummaryCard>
  );
}
