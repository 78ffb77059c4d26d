import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { DepositBox } from '#home/pages/shared/deposit-box.tsx';
import { HomeLink } from '#home/pages/shared/home-link.tsx';
import { HomePriceLines } from '#home/pages/shared/home-price-lines.tsx';
import { datesText, partyText } from '#home/pages/shared/home-words.ts';
import { useHomeDetail } from '#home/pages/shared/use-home-detail.ts';
import type { HomeRequestDetail } from '#home/wire/home-requests.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import type { WireParty } from '#home/wire/homes.ts';
import { isOpen } from './request-view.ts';

type Props = { readonly request: HomeRequestDetail };

/** What it comes to, what else is free, and the facts of the request. */
export function RequestAside({ request }: Props) {
  return (
    <aside className="request-aside">
      <PriceCard request={request} />
      {request.state !== 'confirmed' && <Backups request={request} />}
      <FactsCard request={request} />
    </aside>
  );
}

function PriceCard({ request }: Props) {
  const t = useText();
  const locale = useLocale();
  const now = useClock().now();
  const { stay, total, cancellation, hostName: host, state } = request;
  const terms = viewOfCancelTerms(cancellation, total, now, locale);
  const title = isOpen(state) ? 'homeRequests.price' : 'homeRequests.price.was';
  return (
    <Card padded as="section" className="stack gap-3">
      <h2 className="title-m">{t(title, { host })}</h2>
      <KeyValues className="small">
        <HomePriceLines price={stay.price} />
        <KeyValue label={t('homePrice.total')} weight="total">
          {formatMoney(total, locale)}
        </KeyValue>
        {state !== 'confirmed' && (
          <KeyValue label={t('homeRequests.price.paid')}>
            {formatMoney({ ...total, amountMinor: 0 }, locale)}
          </KeyValue>
        )}
      </KeyValues>
      <DepositBox deposit={stay.deposit} />
      {terms.stages.length > 0 && <CancelTimeline terms={terms} upright />}
    </Card>
  );
}

/** Homes nearby for the same nights, whatever becomes of this request. */
function Backups({ request }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { stay, party, hostName: host } = request;
  const { homeId, checkIn, checkOut } = stay;
  const { data } = useHomeDetail({ homeId, checkIn, checkOut, party });
  const homes = data?.similar.homes ?? [];
  if (homes.length === 0) return null;
  return (
    <Card padded as="section" className="stack gap-3">
      <h2 className="title-m">
        {t(isOpen(request.state) ? 'homeRequests.backups' : 'homeRequests.backups.now', { host })}
      </h2>
      <p className="small text-2">
        {t('homeRequests.backups.text', { dates: toText(datesText(stay, locale)) })}
      </p>
      <ul className="stack gap-3">
        {homes.map((home) => (
          <Backup key={home.homeId} home={home} party={party} />
        ))}
      </ul>
      {isOpen(request.state) && <p className="small text-2">{t('homeRequests.backups.note')}</p>}
    </Card>
  );
}

function Backup({ home, party }: { readonly home: HomeCard; readonly party: WireParty }) {
  const t = useText();
  const locale = useLocale();
  const { homeId, checkIn, checkOut, name, art, total, booking } = home;
  return (
    <li className="backup">
      <Art {...asArt(art)} width={144} height={112} className="backup__art" />
      <div className="small">
        <HomeLink place={{ homeId, checkIn, checkOut, party }} className="link title-s">
          {name}
        </HomeLink>
        <p className="num">
          <b>{formatMoney(total, locale)}</b>
        </p>
        <p className="text-2">{t(`homeRequests.way.${booking}`)}</p>
      </div>
    </li>
  );
}

function FactsCard({ request }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { code, sentAt, guestName, party, hostName } = request;
  return (
    <Card padded as="section" className="stack gap-3 request-aside__facts">
      <h2 className="title-m">{t('homeRequests.code', { code })}</h2>
      <KeyValues className="small">
        <KeyValue label={t('homeRequests.sent')}>{formatInstant(sentAt, locale)}</KeyValue>
        <KeyValue label={t('homeRequests.guest')}>{guestName}</KeyValue>
        <KeyValue label={t('homeRequests.guests')}>{toText(partyText(party))}</KeyValue>
        <KeyValue label={t('homeRequests.host')}>{hostName}</KeyValue>
      </KeyValues>
      <Link to="/support" className="link small">
        {t('homeRequests.help')}
      </Link>
    </Card>
  );
}
