/** Where a desk opens a customer's portal for an agent: the ticket behind `#` becomes a session, once. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { storeToken } from '@sojourn/web/api/credentials.ts';
import { rememberPerson } from '@sojourn/web/cached-person.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { SESSION_KEY } from '@sojourn/web/session/session-query.ts';
import { clearStored } from '@sojourn/web/storage.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '#shared/router/use-place.ts';
import { markDelegatedTab } from '#shared/session/delegated-tab.ts';
import { SignInScreen } from './sign-in-screen.tsx';

export function DelegatedPage() {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isSent = useRef(false);
  const [failure, setFailure] = useState<ApiErrorCode | 'ended'>();
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const ticket = location.hash.slice(1);
    // Nothing of it stays in the history
    history.replaceState(null, '', location.pathname);
    const open = async () => {
      if (!ticket) {
        clearStored('session');
        // Every other page of this window leads back here
        markDelegatedTab();
        return setFailure('ended');
      }
      try {
        const { token, session } = await api.openDelegation({ input: { ticket } });
        clearStored('session');
        queries.clear();
        storeToken(token);
        rememberPerson(token, session.userId);
        markDelegatedTab();
        queries.setQueryData(SESSION_KEY, session);
        await navigate({ to: '/', replace: true });
      } catch (thrown) {
        setFailure(codeOf(thrown));
      }
    };
    void open();
  }, [navigate, queries]);
  if (failure === 'ended')
    return (
      <SignInScreen title={t('session.delegated.ended')}>
        <p className="text-2">{t('session.delegated.endedText')}</p>
      </SignInScreen>
    );
  if (failure)
    return (
      <SignInScreen title={t('session.delegated.failedTitle')}>
        <Refused code={failure} />
      </SignInScreen>
    );
  return (
    <SignInScreen title={t('session.delegated.title')}>
      <span className="spinner" aria-hidden="true" />
    </SignInScreen>
  );
}

function Refused({ code }: { readonly code: ApiErrorCode }) {
  const { title, cause, action } = useErrorTexts(code);
  return (
    <Banner tone="bad" size="s" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}
