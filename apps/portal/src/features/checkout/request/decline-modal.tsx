import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { EndRequest } from './use-end-request.ts';

type DeclineModalProps = {
  readonly end: EndRequest;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Asks first: only an agent can send it again. */
export function DeclineModal({ end, open, onClose }: DeclineModalProps) {
  const t = useText();
  return (
    <Modal
      open={open}
      locked={end.isPending}
      title={t('checkout.request.decline.title')}
      closeLabel={t('booking.close')}
      onClose={onClose}
      banner={end.error && <DeedProblem thrown={end.error} />}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {t('checkout.request.decline.back')}
          </Button>
          <Button loading={end.isPending} onClick={() => end.mutate(undefined, { onSuccess: onClose })}>
            {t('checkout.request.decline.yes')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.request.decline.text')}</p>
    </Modal>
  );
}
