/** The house rules of each home: what was agreed to, and all else as its page has it today. */

import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatMoney, formatTime, zoneName } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { partyText } from '#home/pages/shared/home-words.ts';
import { HouseRules } from '#home/pages/shared/house-rules.tsx';
import { useHomeDetail } from '#home/pages/shared/use-home-detail.ts';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';

type RulesModalProps = {
  readonly trip: HomeTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function RulesModal({ trip, open, onClose }: RulesModalProps) {
  const t = useText();
  return (
    <Modal open={open} onClose={onClose} title={t('home.trip.rules.title')} closeLabel={t('booking.close')}>
      <div className="home-where">
        {open && trip.stays.map((stay) => <RulesOf key={stay.homeId} trip={trip} stay={stay} />)}
      </div>
    </Modal>
  );
}

type RulesOfProps = Pick<RulesModalProps, 'trip'> & { readonly stay: HomeStaySummary };

function RulesOf({ trip, stay }: RulesOfProps) {
  const { homeId, checkIn, checkOut } = stay;
  const { data, isPending } = useHomeDetail({ homeId, checkIn, checkOut, party: trip.guests });
  return (
    <section className="home-where" aria-label={stay.name}>
      {trip.stays.length > 1 && <h3 className="title-m">{stay.name}</h3>}
      <Agreed trip={trip} stay={stay} />
      {data ? <HouseRules home={data.home} /> : isPending && <Skeleton height={168} />}
    </section>
  );
}

function Agreed({ trip, stay }: RulesOfProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { checkIn, checkOut, checkInFrom, checkOutUntil, zone, deposit } = stay;
  const time = (day: typeof checkIn, clock: string) => formatTime(localClock(day, clock), locale);
  return (
    <ul className="trip-aside__list small text-2">
      <li>
        {t('home.trip.rules.checkIn', {
          time: time(checkIn, checkInFrom),
          day: formatDate(checkIn, locale),
          zone: zoneName(zone, trip.bookedAt, locale),
        })}
      </li>
      <li>
        {t('home.trip.rules.checkOut', {
          time: time(checkOut, checkOutUntil),
          day: formatDate(checkOut, locale),
        })}
      </li>
      <li>{t('home.trip.rules.party', { party: toText(partyText(trip.guests)) })}</li>
      {deposit && <li>{t('home.trip.rules.deposit', { amount: formatMoney(deposit.amount, locale) })}</li>}
    </ul>
  );
}
