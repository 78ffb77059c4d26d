/** The warning before a session ends, and what happens when it has (A §4). */
import { Button } from '@sojourn/ui/button.tsx';
import { Modal } from '@sojourn/ui/modal.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '#shared/api/api.ts';
import { storeToken } from '#shared/api/credentials.ts';
import { flagInvalidSession, keepPlace } from '#shared/session/return-place.ts';
import { SESSION_KEY, useSessionState } from '#shared/session/session-provider.tsx';
import { useText } from '#shared/text/use-text.tsx';

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function SessionDialog() {
  const t = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const state = useSessionState();
  const extend = useMutation({
    mutationFn: () => api.extendSession(),
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSION_KEY }),
  });
  const isExpired = state.phase === 'expired';
  useEffect(() => {
    if (!isExpired) return;
    keepPlace(router.state.location.href);
    flagInvalidSession();
    storeToken(null);
    queries.clear();
    void navigate({ to: '/auth/invalidsession/', replace: true });
  }, [isExpired, navigate, router, queries]);
  if (state.phase !== 'expiring') return null;
  const { secondsLeft } = state;
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
