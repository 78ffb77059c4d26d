import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import type { HomeRequestDetail } from '#home/wire/home-requests.ts';
import { useWithdraw } from './use-request.ts';

/** Ends the request at no cost, after asking once. */
export function WithdrawButton({ request }: { readonly request: HomeRequestDetail }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error } = useWithdraw(request);
  const close = () => setOpen(false);
  const { homeName: home, hostName: host } = request;
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {t('homeRequests.withdraw')}
      </Button>
      <Modal
        open={open}
        onClose={close}
        locked={isPending}
        title={t('homeRequests.withdraw.title')}
        closeLabel={t('homeRequests.close')}
        actions={
          <>
            <Button variant="secondary" onClick={close} disabled={isPending}>
              {t('homeRequests.withdraw.keep')}
            </Button>
            <Button variant="danger" loading={isPending} onClick={() => mutate(null, { onSuccess: close })}>
              {t('homeRequests.withdraw.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('homeRequests.withdraw.text', { home, host })}</p>
        {error && <Refused thrown={error} />}
      </Modal>
    </>
  );
}

/** A refused deed in its code's own words. */
export function Refused({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}
