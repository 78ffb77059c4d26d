/** Around an agent's session: signing in at the bank, coming back, signing out, and no access. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button, LinkButton } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { markSignedOut, readToken, storeToken } from '@sojourn/web/api/credentials.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { SESSION_KEY } from '@sojourn/web/session/session-query.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Brand } from '#app/brand.tsx';
import { go } from '#app/location.tsx';

function Screen({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const t = useText();
  useEffect(() => {
    document.title = `${title} · ${t('desk.title')}`;
  }, [title, t]);
  return (
    <main id="main" className="desk-sign-in">
      <div className="desk-sign-in__card">
        <Brand />
        <h1 className="display-s">{title}</h1>
        {children}
      </div>
    </main>
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

export function LoginPage() {
  const t = useText();
  const { issuerName: issuer } = useTenant();
  const start = useMutation({
    mutationFn: () => api.startSignIn({ input: {} }),
    onSuccess: ({ authorizationUrl }) => location.assign(authorizationUrl),
  });
  return (
    <Screen title={t('desk.signIn.title')}>
      <p className="text-2">{t('desk.signIn.text')}</p>
      {start.error && <Refused code={codeOf(start.error)} />}
      <Button full loading={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {t('session.login.button', { issuer })}
      </Button>
    </Screen>
  );
}

/** Posts the bank's code once. */
export function StartPage() {
  const t = useText();
  const queries = useQueryClient();
  const { issuerName: issuer } = useTenant();
  const isPosted = useRef(false);
  const [failure, setFailure] = useState<ApiErrorCode>();
  useEffect(() => {
    if (isPosted.current) return;
    isPosted.current = true;
    const given = new URLSearchParams(location.search);
    const [code, state, iss] = ['code', 'state', 'iss'].map((name) => given.get(name) ?? undefined);
    const post = async () => {
      if (!code || !state) return go('/login', { replace: true });
      try {
        const { token, session } = await api.finishSignIn({ input: { code, state, iss } });
        storeToken(token);
        queries.clear();
        queries.setQueryData(SESSION_KEY, session);
        go('/', { replace: true });
      } catch (thrown) {
        const refused = codeOf(thrown);
        if (refused === '40103') go('/access-denied', { replace: true });
        else setFailure(refused);
      }
    };
    void post();
  }, [queries]);
  return (
    <Screen title={t('session.start.title')}>
      {failure ? (
        <>
          <Refused code={failure} />
          <LinkButton href="/login" full>
            {t('session.again')}
          </LinkButton>
        </>
      ) : (
        <p className="text-2 row" role="status">
          <span className="spinner" aria-hidden="true" />
          {t('session.start.text', { issuer })}
        </p>
      )}
    </Screen>
  );
}

/** Signed in at the bank, but no agent. */
export function NoAccessPage() {
  const t = useText();
  return (
    <Screen title={t('desk.denied.title')}>
      <p className="text-2">{t('desk.denied.text')}</p>
      <LinkButton href="/login" full variant="secondary">
        {t('desk.denied.again')}
      </LinkButton>
    </Screen>
  );
}

export function EndPage() {
  const t = useText();
  const queries = useQueryClient();
  const isBegun = useRef(false);
  const [isEnded, setEnded] = useState(readToken() === null);
  useEffect(() => {
    if (isBegun.current || readToken() === null) return;
    isBegun.current = true;
    const end = async () => {
      const bank = await api.endSession().then(
        ({ endSessionUrl }) => endSessionUrl,
        () => null,
      );
      markSignedOut();
      storeToken(null);
      queries.clear();
      if (bank) location.assign(bank);
      else setEnded(true);
    };
    void end();
  }, [queries]);
  return (
    <Screen title={t(isEnded ? 'session.end.title' : 'session.end.going')}>
      {isEnded && (
        <LinkButton href="/login" full>
          {t('session.again')}
        </LinkButton>
      )}
    </Screen>
  );
}
