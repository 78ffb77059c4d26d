import { AsideCard, Fact } from '@sojourn/portal/features/trips/aside-cards.tsx';
import { EditDetails } from '@sojourn/portal/features/trips/details/edit-details-button.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BadgeCheck, FileText, KeyRound, Languages, MessageSquareText, Phone } from 'lucide-react';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { LazyEditGuest } from './details/lazy-edit-guest.tsx';

type HostCardProps = { readonly trip: HomeTripDetail };

/** Who lets one in and how to reach them, and what they know of the booking. */
export function HostCard({ trip }: HostCardProps) {
  const t = useText();
  const { stays, supplierLocator, message } = trip;
  return (
    <AsideCard id="trip-host" title={t(stays.length > 1 ? 'home.trip.host.titles' : 'home.trip.host.title')}>
      {stays.map((stay, place) => (
        <HostFacts key={stay.homeId} trip={trip} stay={stay} place={place} />
      ))}
      <ul className="trip-aside__facts small text-2">
        {supplierLocator && (
          <Fact icon={<FileText />}>{t('home.trip.host.record', { locator: supplierLocator })}</Fact>
        )}
        {message && <Fact icon={<MessageSquareText />}>{t('home.trip.host.message', { message })}</Fact>}
      </ul>
      <EditDetails trip={trip} Modal={LazyEditGuest} of={{ trip }} name={stays[0]?.host.name ?? ''} />
    </AsideCard>
  );
}

type HostFactsProps = HostCardProps & { readonly stay: HomeStaySummary; readonly place: number };

function HostFacts({ trip, stay, place }: HostFactsProps) {
  const t = useText();
  const locale = useLocale();
  const { host, registrationNumber, name } = stay;
  const arrival = trip.status === 'Canceled' ? null : trip.arrivals[place];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = new Intl.ListFormat(locale).format(host.speaks.map((code) => names.of(code) ?? code));
  return (
    <>
      {trip.stays.length > 1 && <h3 className="title-s">{name}</h3>}
      <ul className="trip-aside__facts small text-2">
        <Fact icon={<KeyRound />}>
          {t('home.trip.host.since', { name: host.name, year: String(host.since) })}
        </Fact>
        {host.speaks.length > 0 && (
          <Fact icon={<Languages />}>{t('home.trip.host.speaks', { languages })}</Fact>
        )}
        <Fact icon={<Phone />}>
          {arrival ? (
            <PhoneLink number={arrival.phone} className="link--alone">
              {t('home.trip.host.call', { phone: arrival.phone })}
            </PhoneLink>
          ) : (
            t('home.trip.host.phoneLater')
          )}
        </Fact>
        {registrationNumber && (
          <Fact icon={<BadgeCheck />}>
            {t('home.trip.host.registration', { number: registrationNumber })}
          </Fact>
        )}
      </ul>
    </>
  );
}
