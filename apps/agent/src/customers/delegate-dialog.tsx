/** Into the customer's portal, with a reason, for thirty minutes. */
import type { CustomerFacts } from '@sojourn/contract/desk/parts.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Props = {
  readonly about: CustomerFacts;
  readonly caseId: CaseId | null;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function DelegateDialog({ about, caseId, open, onClose }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const words = reason.trim();
  const { customerId, firstName } = about;
  const start = useMutation({
    mutationFn: (portal: Window | null) =>
      api.startDelegation({ params: { customerId }, input: { reason: words, caseId } }).then(
        ({ url }) => {
          // Without a window of its own the desk itself would leave
          if (portal) portal.location.href = url;
          else window.open(url, '_blank', 'noopener');
        },
        (thrown: unknown) => {
          portal?.close();
          throw thrown;
        },
      ),
    onSuccess: () => {
      onClose();
      return queries.invalidateQueries();
    },
  });
  const send = () => {
    setTried(true);
    if (!words || start.isPending) return;
    // While the press is handled, or the browser blocks it
    const portal = window.open('', '_blank');
    if (portal) portal.opener = null;
    start.mutate(portal);
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('desk.delegate.title', { name: firstName })}
      closeLabel={t('desk.close')}
      actions={
        <Button loading={start.isPending} onClick={send}>
          {t('desk.delegate.open')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <Banner tone="info" size="s">
          {t('desk.delegate.text', { name: firstName })}
        </Banner>
        <TextInput
          label={t('desk.delegate.reason')}
          value={reason}
          maxLength={500}
          error={isTried && !words ? t('desk.delegate.reasonMissing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {start.error && <DeedProblem thrown={start.error} />}
      </div>
    </Modal>
  );
}
