/** The countdown before a session ends: keep it or sign out. Loaded when the end is near. */

import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { SESSION_KEY } from '@sojourn/web/session/session-query.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '#shared/router/use-place.ts';

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function SessionWarning({ secondsLeft }: { readonly secondsLeft: number }) {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const extend = useMutation({
    mutationFn: () => api.extendSession(),
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSION_KEY }),
  });
  return (
    <Modal
      open
      title={t('session.expiring.title')}
      closeLabel={t('session.expiring.stay')}
      onClose={() => extend.mutate()}
      actions={
        <>
          <Button variant="tertiary" onClick={() => void navigate({ to: '/auth/endsession/' })}>
            {t('shell.signOut')}
          </Button>
          <Button loading={extend.isPending} onClick={() => extend.mutate()}>
            {t('session.expiring.stay')}
          </Button>
        </>
      }
    >
      <p>{t('session.expiring.text')}</p>
      <p
        className="money-xl session-clock"
        role="timer"
        aria-label={t('session.expiring.left', { seconds: secondsLeft })}
      >
        {clockText(secondsLeft)}
      </p>
      {extend.isError && (
        <p className="text-bad" role="alert">
          {t('session.expiring.failed')}
        </p>
      )}
    </Modal>
  );
}
