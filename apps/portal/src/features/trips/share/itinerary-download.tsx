import type { BookingId } from '@sojourn/domain/ids.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { saveBlob } from '@sojourn/web/save-blob.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';

/** The whole trip as a PDF. */
export function ItineraryDownload({ bookingId }: { readonly bookingId: BookingId }) {
  const t = useText();
  const save = useMutation({
    mutationFn: () => api.getItinerary({ params: { bookingId } }),
    onSuccess: (file) => saveBlob(`${t('trip.itinerary.file')}.pdf`, file),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={<FileDown aria-hidden="true" />}
        loading={save.isPending}
        loadingLabel={t('trip.itinerary.busy')}
        onClick={() => save.mutate()}
      >
        {t('trip.itinerary')}
      </Button>
      <span className="small text-2" role="status">
        {save.isError && t('trip.itinerary.failed')}
        {save.isSuccess && t('trip.itinerary.saved')}
      </span>
    </>
  );
}
