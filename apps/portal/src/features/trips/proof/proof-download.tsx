/** What was accepted about a trip, with its proof: a paper to read, and a file that can be checked. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { saveBlob } from '@sojourn/web/save-blob.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';

type Props = { readonly trip: Pick<TripDetail, 'bookingId' | 'confirmationCode'> };

export function ProofDownload({ trip: { bookingId, confirmationCode } }: Props) {
  const t = useText();
  const save = useMutation({
    mutationFn: async (type: 'pdf' | 'json') => {
      const get = type === 'pdf' ? api.getProofPaper : api.getProof;
      const name = `${t('trip.proof.file')}-${confirmationCode ?? bookingId}.${type}`;
      saveBlob(name, await get({ params: { bookingId } }));
    },
  });
  const isBusy = (type: 'pdf' | 'json') => save.isPending && save.variables === type;
  return (
    <section className="proof no-print" aria-labelledby="proof-title">
      <h3 id="proof-title" className="title-s row gap-2">
        <ShieldCheck className="icon" aria-hidden="true" /> {t('trip.proof.title')}
      </h3>
      <p className="small text-2">{t('trip.proof.text')}</p>
      <p className="row row--wrap gap-3">
        <Button size="s" variant="secondary" loading={isBusy('pdf')} onClick={() => save.mutate('pdf')}>
          {t('trip.proof.paper')}
        </Button>
        <Button size="s" variant="tertiary" loading={isBusy('json')} onClick={() => save.mutate('json')}>
          {t('trip.proof.data')}
        </Button>
        <span className="small text-2" role="status">
          {save.isError && t('trip.proof.failed')}
          {save.isSuccess && t('trip.receipt.saved')}
        </span>
      </p>
    </section>
  );
}
