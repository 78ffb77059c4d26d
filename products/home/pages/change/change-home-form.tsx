/** Step one: the dates and the party as they shall be. */
import { itemAt } from '@sojourn/domain/present.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import { formatMoney, formatPercent } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import '@sojourn/web/search-form/search-form.css';
import type { Change } from '@sojourn/portal/features/trips/change/use-change.ts';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import { HomeDatesField } from '../form/home-dates-field.tsx';
import { PartyField } from '../form/party-field.tsx';
import { askFor, isSame } from './change-home-view.ts';
import './change-home.css';

type FormProps = { readonly trip: HomeTripDetail; readonly change: Change };

export function ChangeHomeForm({ trip, change }: FormProps) {
  return (
    <div className="change__grid">
      {trip.stays.length > 1 ? <ByAgent /> : <Fields trip={trip} change={change} />}
      <HowItWorks trip={trip} />
    </div>
  );
}

function Fields({ trip, change }: FormProps) {
  const t = useText();
  const today = useToday();
  const { checkIn, checkOut } = itemAt(trip.stays, 0);
  const [range, setRange] = useState<DateRange>({ start: checkIn, end: checkOut });
  const [party, setParty] = useState(trip.guests);
  const [isTried, setTried] = useState(false);
  const { start, end } = range;
  const ask = start && end ? askFor(start, end, party) : null;
  const isUnchanged = ask !== null && isSame(trip, ask);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (ask && !isUnchanged) change.quote(ask);
  };
  return (
    <form className="change__main" onSubmit={submit} noValidate>
      <Card padded as="section" className="search-form change-home__fields">
        <HomeDatesField
          form={{ range, setRange, today, flexibleDays: 0 }}
          error={isTried && !ask ? t('search.dates.missing') : undefined}
        />
        <PartyField party={party} error={undefined} onChange={(next) => setParty({ ...next })} />
      </Card>
      {isTried && isUnchanged && (
        <p role="alert" className="small text-bad">
          {t('homeChange.same')}
        </p>
      )}
      <div>
        <Button type="submit" loading={change.isQuoting} loadingLabel={t('homeChange.busy')}>
          {t('homeChange.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Two hosts have to agree to a change of a split stay. */
function ByAgent() {
  const t = useText();
  const { supportPhone } = useTenant();
  return (
    <div className="change__main">
      <Banner tone="info" title={t('homeChange.two')}>
        <p>
          {t('homeChange.two.call')} <PhoneLink number={supportPhone} className="nowrap" />
        </p>
        <Link to="/support" className="link">
          {t('homeChange.two.write')}
        </Link>
      </Banner>
    </div>
  );
}

function HowItWorks({ trip }: Pick<FormProps, 'trip'>) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, clock.now(), locale);
  const stage = stages.find(({ state }) => state === 'now');
  const until = `${stage?.until ?? ''}, ${zone}`;
  const { price } = itemAt(trip.stays, 0);
  const lost = { ...trip.total, amountMinor: trip.total.amountMinor - (stage?.refundMinor ?? 0) };
  const share = formatPercent(price.discountBps, locale);
  return (
    <Card as="aside" padded className="change__aside">
      <h2 className="title-m">{t('homeChange.how')}</h2>
      <ul className="change__facts small text-2">
        <li>{t('homeChange.how.price')}</li>
        {price.discountBps > 0 && (
          <li>{t('homeChange.how.discount', { share, nights: price.nights.length })}</li>
        )}
        {stage?.refund === 'full' && <li>{t('homeChange.how.free', { until })}</li>}
        {stage?.refund === 'part' && (
          <li>{t('homeChange.how.part', { until, amount: formatMoney(lost, locale) })}</li>
        )}
        {(!stage || stage.refund === 'none') && <li>{t('homeChange.how.none')}</li>}
        <li>{t('homeChange.how.rules')}</li>
        <li>{t('homeChange.how.until')}</li>
      </ul>
    </Card>
  );
}
