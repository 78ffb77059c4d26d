/** On a trip that was booked for others: who booked it for whom, and what each policy says. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';

export function PartyNotice({ bookingId }: { readonly bookingId: BookingId }) {
  const t = useText();
  const locale = useLocale();
  const isMember = Boolean(useSession()?.corporateInfo);
  const { data } = useQuery({
    queryKey: ['trips', 'party', bookingId],
    queryFn: ({ signal }) => api.getTripParty({ params: { bookingId } }, { signal }),
    enabled: isMember,
    retry: false,
  });
  if (!data || data.travelers.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    data.travelers.map(({ name }) => name ?? t('trip.party.guest')),
  );
  const out = data.travelers.filter(({ policy }) => policy !== null);
  return (
    <Banner
      tone="info"
      icon={<UsersRound />}
      title={
        data.isMine ? t('trip.party.mine', { names }) : t('trip.party.theirs', { name: data.bookedBy, names })
      }
    >
      {!data.isMine && <p>{t('trip.party.payment', { name: data.bookedBy })}</p>}
      {out.map(({ name, tier }) => (
        <p key={name ?? ''}>
          {t('trip.party.out', { name: name ?? t('trip.party.guest'), tier: tier ?? '' })}
        </p>
      ))}
    </Banner>
  );
}
