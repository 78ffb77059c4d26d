import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDeadline } from '@sojourn/domain/formats.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Moon } from 'lucide-react';
import { HomeLink } from '#home/pages/shared/home-link.tsx';
import { datesText, partyText } from '#home/pages/shared/home-words.ts';
import type { HomeRequestDetail } from '#home/wire/home-requests.ts';
import { ClockRing } from './clock-ring.tsx';
import { isNightThere, requestClock, shownState } from './request-view.ts';
import { StateTag } from './state-tag.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

type Props = { readonly request: HomeRequestDetail; readonly now: Instant };

/** Where the request is, what can be done about it, and whose clock runs. */
export function RequestHead({ request, now }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const state = shownState(request, now);
  const { hostName: host, homeName: home, stay, party, bookingId, total } = request;
  const facts = {
    home,
    dates: toText(datesText(request, locale)),
    party: toText(partyText(party)),
    total: formatMoney(total, locale),
    host,
  };
  const clock = requestClock(request, now);
  const canWithdraw = state === 'waiting' || state === 'soon' || state === 'pay';
  return (
    <Card clip className={`request-head request-head--${state}`}>
      <Art {...asArt(stay.art)} width={520} height={560} className="request-head__art" />
      <div className="request-head__body">
        <StateTag state={state} />
        <h2 className="display-s">{t(`homeRequests.head.${state}.title`, { host })}</h2>
        <p>{t(`homeRequests.head.${state}.text`, facts)}</p>
        {(state === 'waiting' || state === 'soon') && <NightNote request={request} now={now} />}
        <div className="row row--wrap gap-3">
          {canWithdraw && <WithdrawButton request={request} />}
          {bookingId && (
            <Link to="/trips/$bookingId" params={{ bookingId }} className={buttonClass({ size: 's' })}>
              {t('homeRequests.seeTrip')}
            </Link>
          )}
          {state !== 'confirmed' && state !== 'accepted' && state !== 'pay' && (
            <HomeLink place={{ ...stay, party }} className="link title-s">
              {t('homeRequests.change')}
            </HomeLink>
          )}
        </div>
      </div>
      {clock && (
        <div className="request-head__clock">
          <ClockRing clock={clock} />
          <p className="title-s">
            {t(state === 'pay' ? 'homeRequests.clock.payBy' : 'homeRequests.clock.answerBy', {
              host,
              until: formatReaderDeadline(clock.until, locale),
            })}
          </p>
          <p className="small text-2">
            {t('homeRequests.clock.there', {
              city: request.city,
              until: formatDeadline(clock.until, request.zone, locale),
            })}
          </p>
          <p className="small text-2">
            {t(state === 'pay' ? 'homeRequests.clock.unpaid' : 'homeRequests.clock.silent')}
          </p>
        </div>
      )}
    </Card>
  );
}

function NightNote({ request: { zone, city }, now }: Props) {
  const t = useText();
  const locale = useLocale();
  if (!isNightThere(zone, now)) return null;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(new Date(now));
  return (
    <p className="small text-2 row gap-2">
      <Moon className="icon icon--s" aria-hidden="true" />
      <span>{t('homeRequests.night', { time, city })}</span>
    </p>
  );
}
