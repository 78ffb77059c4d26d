import type { BookingId } from '@sojourn/domain/ids.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FileText, MapPin, Phone } from 'lucide-react';
import { AsideCard } from '../aside-cards.tsx';
import { ItineraryDownload } from '../share/itinerary-download.tsx';

/** The whole trip to take along (picture 21). */
export function CapsuleCard({ bookingId }: { readonly bookingId: BookingId }) {
  const t = useText();
  return (
    <AsideCard id="group-capsule" title={t('trips.capsule.title')}>
      <ul className="trip-capsule small">
        <li>
          <FileText className="icon icon--s" aria-hidden="true" /> {t('trips.capsule.codes')}
        </li>
        <li>
          <MapPin className="icon icon--s" aria-hidden="true" /> {t('trips.capsule.places')}
        </li>
        <li>
          <Phone className="icon icon--s" aria-hidden="true" /> {t('trips.capsule.phones')}
        </li>
      </ul>
      <p className="small text-2">{t('trips.capsule.text')}</p>
      <ItineraryDownload bookingId={bookingId} />
    </AsideCard>
  );
}
