/** Around an admin's session: signing in at the bank, coming back, signing out, and no access. */
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
import { saveReturn, takeReturn } from './return-path.ts';

function Screen({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const t = useText();
  useEffect(() => {
    document.title = `${title} · ${t('admin.title')}`;
  }, [title, t]);
  return (
    <main id="main" className="sign-in">
      <div className="sign-in__card">
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

/** Who comes by a link of the portal is signed in at the bank already, so they aren't asked again. */
export function LoginPage({ address }: { readonly address: string }) {
  const t = useText();
  const { issuerName: issuer } = useTenant();
  const { mutate, ...start } = useMutation({
    mutationFn: () => api.startSignIn({ input: {} }),
    onSuccess: ({ authorizationUrl }) => location.assign(authorizationUrl),
  });
  const isBegun = useRef(false);
  useEffect(() => {
    saveReturn(address.replace(/\?.*/, ''));
    if (isBegun.current || !address.includes('referrer_source=')) return;
    isBegun.current = true;
    mutate();
  }, [address, mutate]);
  return (
    <Screen title={t('admin.signIn.title')}>
      <p className="text-2">{t('admin.signIn.text')}</p>
      {start.error && <Refused code={codeOf(start.error)} />}
      <Button full loading={start.isPending || start.isSuccess} onClick={() => mutate()}>
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
        go(takeReturn(), { replace: true });
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

/** Signed in at the bank, but not an admin of a company that's served. */
export function DeniedPage() {
  const t = useText();
  const { supportPhone: phone } = useTenant();
  return (
    <Screen title={t('admin.denied.title')}>
      <p className="text-2">{t('admin.denied.text', { phone })}</p>
      <LinkButton href="/auth/endsession/" full variant="secondary">
        {t('session.other')}
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
