/** Requests in My Trips: what waits for a host or for the guest is no trip yet, and never shown as one. */
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { House } from 'lucide-react';
import { datesText } from '#home/pages/shared/home-words.ts';
import type { HomeRequestCard } from '#home/wire/home-requests.ts';
import { requestClock, shownState } from './request-view.ts';
import './requests.css';
import { StateTag } from './state-tag.tsx';
import { useHomeRequests } from './use-request.ts';

export function WaitingHomes() {
  const t = useText();
  const { data } = useHomeRequests();
  if (!data || data.requests.length === 0) return null;
  return (
    <section className="waiting-homes">
      <h2 className="title-l">{t('homeRequests.list')}</h2>
      <ul className="stack gap-4">
        {data.requests.map((request) => (
          <WaitingHome key={request.requestId} request={request} />
        ))}
      </ul>
    </section>
  );
}

function WaitingHome({ request }: { readonly request: HomeRequestCard }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const now = useNow();
  const { requestId, homeName, hostName: host, city, cityArt, total } = request;
  const state = shownState(request, now);
  const clock = requestClock(request, now);
  const openLabel = t(state === 'pay' ? 'homeRequests.list.pay' : 'homeRequests.list.see');
  return (
    <Card as="li" clip className="trip-card waiting-home">
      <Art {...asArt(cityArt)} width={520} height={560} className="trip-card__art" />
      <div className="trip-card__body">
        <div className="row row--between row--top row--wrap gap-3">
          <div>
            <p className="small text-2">{toText(datesText(request, locale))}</p>
            <h3 className="display-s">{city}</h3>
          </div>
          <StateTag state={state} />
        </div>
        <div className="trip-card__item">
          <House className="icon" aria-hidden="true" />
          <div>
            <b className="title-s">{homeName}</b>
            <p className="small text-2">{t(`homeRequests.head.${state}.title`, { host })}</p>
            <p className="small text-2 num">{formatMoney(total, locale)}</p>
          </div>
        </div>
        <div className="trip-card__foot">
          <span className="small text-2">
            {clock &&
              t(state === 'pay' ? 'homeRequests.list.payBy' : 'homeRequests.list.answerBy', {
                until: formatReaderDeadline(clock.until, locale),
              })}
          </span>
          <Link
            to="/homes/requests/$requestId"
            params={{ requestId }}
            className={buttonClass({ variant: state === 'pay' ? undefined : 'secondary', size: 's' })}
            aria-label={`${openLabel}: ${homeName}`}
          >
            {openLabel}
          </Link>
        </div>
      </div>
    </Card>
  );
}
