/** The dispute pack of a booking: a paper to read, and a file that can be checked. */
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { saveBlob } from '@sojourn/web/save-blob.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { FileJson, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  readonly customerId: CustomerId;
  readonly bookingId: BookingId;
  readonly confirmationCode: string;
};

export function ProofButtons({ customerId, bookingId, confirmationCode }: Props) {
  const t = useText();
  const toast = useToast();
  const save = useMutation({
    mutationFn: async (type: 'pdf' | 'json') => {
      const get = type === 'pdf' ? api.getProofPaperFor : api.getProofFor;
      saveBlob(`proof-${confirmationCode}.${type}`, await get({ params: { customerId, bookingId } }));
    },
    onError: (thrown) => toast({ text: t(`errors.${codeOf(thrown)}.title` as MessageId) }),
  });
  const button = (type: 'pdf' | 'json', icon: ReactNode, text: 'paper' | 'data') => (
    <Button
      size="s"
      variant="tertiary"
      icon={icon}
      aria-label={t(`desk.proof.${text}.of`, { code: confirmationCode })}
      loading={save.isPending && save.variables === type}
      onClick={() => save.mutate(type)}
    >
      {t(`desk.proof.${text}`)}
    </Button>
  );
  return (
    <span className="row row--wrap bookings__proof">
      {button('pdf', <ShieldCheck aria-hidden="true" />, 'paper')}
      {button('json', <FileJson aria-hidden="true" />, 'data')}
    </span>
  );
}
