import type { BookingId } from '@sojourn/domain/ids.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { saveBlob } from '@sojourn/web/save-blob.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText, MapPin, Phone } from 'lucide-react';
import { ItineraryDownload } from '../share/itinerary-download.tsx';
import '../fit/fit.css';

/** The whole trip to take along, as one signed file (picture 21). */
export function CapsuleCard({ bookingId }: { readonly bookingId: BookingId }) {
  const t = useText();
  const save = useMutation({
    mutationFn: () => api.getCapsule({ params: { bookingId } }),
    onSuccess: (file) => saveBlob(`${t('tripFit.capsule.file')}.zip`, file),
  });
  return (
    <>
      <Card padded as="section" className="trip-capsule-card" aria-labelledby="group-capsule">
        <h2 id="group-capsule" className="title-m">
          {t('tripFit.capsule')}
        </h2>
        <p className="small">{t('tripFit.capsule.text')}</p>
        <ul className="trip-capsule">
          <li className="small">
            <FileText className="icon icon--s" aria-hidden="true" /> {t('tripFit.capsule.receipts')}
          </li>
          <li className="small">
            <MapPin className="icon icon--s" aria-hidden="true" /> {t('tripFit.capsule.places')}
          </li>
          <li className="small">
            <Phone className="icon icon--s" aria-hidden="true" /> {t('tripFit.capsule.phones')}
          </li>
        </ul>
        <Button
          size="s"
          full
          icon={<Download aria-hidden="true" />}
          loading={save.isPending}
          loadingLabel={t('tripFit.capsule.busy')}
          onClick={() => save.mutate()}
        >
          {t('tripFit.capsule.download')}
        </Button>
        <p className="small" role="status">
          {save.isError && t('tripFit.capsule.failed')}
          {save.isSuccess && t('tripFit.capsule.saved')}
        </p>
        <p className="small">{t('tripFit.capsule.fresh')}</p>
      </Card>
      <ItineraryDownload bookingId={bookingId} />
    </>
  );
}
