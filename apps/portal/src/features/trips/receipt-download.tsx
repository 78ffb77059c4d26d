import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { saveBlob } from '@sojourn/web/save-blob.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** `failed` is shown beside the button: a toast would be behind the dialog. */
type State = 'idle' | 'loading' | 'failed' | 'saved';

/** Fetches the receipt with the session's token, which a link could not carry, and saves it. */
export function ReceiptDownload({ trip }: { readonly trip: TripDetail }) {
  const t = useText();
  const [state, setState] = useState<State>('idle');
  const { bookingId, confirmationCode } = trip;
  const save = async () => {
    setState('loading');
    try {
      const file = await api.getReceipt({ params: { bookingId } });
      saveBlob(`${t('trip.receipt.file')}-${confirmationCode ?? bookingId}.pdf`, file);
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        loading={state === 'loading'}
        loadingLabel={t('trip.receipt.downloading')}
        onClick={() => void save()}
      >
        {t(state === 'failed' ? 'trip.receipt.again' : 'trip.receipt.download')}
      </Button>
      <span className="small text-2" role="status">
        {state === 'failed' && t('trip.receipt.failed')}
        {state === 'saved' && t('trip.receipt.saved')}
      </span>
    </>
  );
}
