/** Around a session of the desk or the admin site: signing in, coming back, signing out, no access. */
import { Button, LinkButton } from '@sojourn/ui/inputs/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '#api/api.ts';
import { type ApiErrorCode, codeOf } from '#api/api-error.ts';
import { markSignedOut, readToken, storeToken } from '#api/credentials.ts';
import { SESSION_KEY } from '#session/session-query.ts';
import { useLetInAgain } from '#session/use-watched-session.ts';
import { useTenant } from '#tenant/tenant.tsx';
import { useText } from '#text/use-text.tsx';
import { Brand } from './brand.tsx';
import { DeedProblem } from './deed-problem.tsx';
import { go } from './location.tsx';
import { saveReturn, takeReturn } from './return-path.ts';
import type { Site } from './site.ts';

type Props = { readonly site: Site };

function Screen({
  site,
  title,
  children,
}: Props & { readonly title: string; readonly children?: ReactNode }) {
  const t = useText();
  useEffect(() => {
    document.title = `${title} · ${t(site.title)}`;
  }, [site, title, t]);
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

/** To the bank; with `isFresh` it asks for the password even of somebody who is signed in there. */
function useStart(isFresh: boolean) {
  return useMutation({
    mutationFn: () => api.startSignIn({ input: isFresh ? { prompt: 'login' } : {} }),
    onSuccess: ({ authorizationUrl }) => location.assign(authorizationUrl),
  });
}

/** Who comes by a link of the portal is signed in at the bank already, so they aren't asked again. */
export function LoginPage({ site, address }: Props & { readonly address: string }) {
  const t = useText();
  const { issuerName: issuer } = useTenant();
  const { mutate, ...start } = useStart(false);
  const isBegun = useRef(false);
  useEffect(() => {
    saveReturn(address.replace(/\?.*/, ''));
    if (isBegun.current || !address.includes('referrer_source=')) return;
    isBegun.current = true;
    mutate();
  }, [address, mutate]);
  return (
    <Screen site={site} title={t(site.signIn.title)}>
      <p className="text-2">{t(site.signIn.text)}</p>
      {start.error && <DeedProblem thrown={start.error} />}
      <Button full loading={start.isPending || start.isSuccess} onClick={() => mutate()}>
        {t('session.login.button', { issuer })}
      </Button>
    </Screen>
  );
}

/** Posts the bank's code once. */
export function StartPage({ site }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const { issuerName: issuer } = useTenant();
  const isPosted = useRef(false);
  const [failure, setFailure] = useState<unknown>();
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
        if (isDenied(codeOf(thrown))) go('/access-denied', { replace: true });
        else setFailure(thrown);
      }
    };
    void post();
  }, [queries]);
  return (
    <Screen site={site} title={t('session.start.title')}>
      {failure === undefined ? (
        <p className="text-2 row" role="status">
          <span className="spinner" aria-hidden="true" />
          {t('session.start.text', { issuer })}
        </p>
      ) : (
        <>
          <DeedProblem thrown={failure} />
          <LinkButton href="/login" full>
            {t('session.again')}
          </LinkButton>
        </>
      )}
    </Screen>
  );
}

/** Signed in at the bank, but without the role that this site needs. */
export function DeniedPage({ site }: Props) {
  const t = useText();
  const { supportPhone: phone } = useTenant();
  const other = useStart(true);
  const session = useLetInAgain();
  useEffect(() => {
    if (session) go(takeReturn(), { replace: true });
  }, [session]);
  return (
    <Screen site={site} title={t(site.denied.title)}>
      <p className="text-2">{t(site.denied.text, { phone })}</p>
      {other.error && <DeedProblem thrown={other.error} />}
      <Button
        full
        variant="secondary"
        loading={other.isPending || other.isSuccess}
        onClick={() => other.mutate()}
      >
        {t('session.other')}
      </Button>
    </Screen>
  );
}

export function EndPage({ site }: Props) {
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
    <Screen site={site} title={t(isEnded ? 'session.end.title' : 'session.end.going')}>
      {isEnded && (
        <LinkButton href="/login" full>
          {t('session.again')}
        </LinkButton>
      )}
    </Screen>
  );
}

/** The codes that say the person has no business here. */
export const isDenied = (code: ApiErrorCode): boolean => code === '40103' || code === 'AgentsOnly';
