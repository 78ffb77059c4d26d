import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError, type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { storeToken } from '@sojourn/web/api/credentials.ts';
import { rememberPerson } from '@sojourn/web/cached-person.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { SESSION_KEY } from '@sojourn/web/session/session-query.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { unmarkDelegatedTab } from '#shared/session/delegated-tab.ts';
import { clearInvalidFlag } from '#shared/session/return-url.ts';
import { useRedirect } from '#shared/session/use-redirect.ts';
import { SignInScreen } from './sign-in-screen.tsx';

type Failure = ApiErrorCode | 'canceled';

/** Posts the bank's code once and goes where the person was going; else says why not. */
function useCodePost(): Failure | undefined {
  const { code, state, iss } = useSearch();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const posted = useRef(false);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (posted.current) return;
    posted.current = true;
    const post = async () => {
      if (!code || !state) return setFailure('canceled');
      try {
        const { token, session } = await api.finishSignIn({ input: { code, state, iss } });
        storeToken(token);
        rememberPerson(token, session.userId);
        clearInvalidFlag();
        unmarkDelegatedTab();
        queries.clear();
        queries.setQueryData(SESSION_KEY, session);
        const canViewAdmin = session.corporateInfo?.permissions.canViewAdmin ?? false;
        redirect({ kind: 'loggedIn', canViewAdmin });
      } catch (thrown) {
        const refused = codeOf(thrown);
        const status = thrown instanceof ApiError ? thrown.status : 0;
        if (!redirect({ kind: 'loginRefused', code: refused, status })) setFailure(refused);
      }
    };
    void post();
  }, [code, state, iss, redirect, queries]);
  return failure;
}

function FailureText({ failure }: { readonly failure: ApiErrorCode }) {
  const { title, cause, action } = useErrorTexts(failure);
  return (
    <Banner tone="bad" size="s" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}

export function StartSessionPage() {
  const t = useText();
  const { issuerName: issuer } = useTenant();
  const failure = useCodePost();
  if (!failure) {
    return (
      <SignInScreen title={t('session.start.title')}>
        <p className="text-2 row" role="status">
          <span className="spinner" aria-hidden="true" />
          {t('session.start.text', { issuer })}
        </p>
      </SignInScreen>
    );
  }
  return (
    <SignInScreen title={t('session.start.failedTitle')}>
      {failure === 'canceled' ? (
        <p className="text-2">{t('session.start.canceled', { issuer })}</p>
      ) : (
        <FailureText failure={failure} />
      )}
      <Link to="/login" className={buttonClass({ full: true })}>
        {t('session.again')}
      </Link>
    </SignInScreen>
  );
}
