/**
 * The pages around a session: signing in, coming back from the bank, the ends of a session, and no access.
 */

import { isId } from '@sojourn/domain/ids.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { hasSignedOut } from '@sojourn/web/api/credentials.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLetInAgain } from '@sojourn/web/session/use-watched-session.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { isAdminHref } from '#shared/session/admin-links.ts';
import { isOwnPath } from '#shared/session/decide-redirect.ts';
import { isSessionFlaggedInvalid, saveReturnUrl } from '#shared/session/return-url.ts';
import { useRedirect } from '#shared/session/use-redirect.ts';
import { BarrierGate } from './barrier-gate.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

export { AcknowledgementPage } from './acknowledgement-page.tsx';
export { DelegatedPage } from './delegated-page.tsx';
export { EndSessionPage } from './end-session-page.tsx';
export { StartSessionPage } from './start-session-page.tsx';

/** `/login?returnTo=…`: a page of the portal, or of the admin site that sent the person to sign in. */
function useReturnTarget(): void {
  const { returnTo } = useSearch();
  const { adminOrigin } = useTenant();
  useEffect(() => {
    if (returnTo && (isOwnPath(returnTo) || isAdminHref(returnTo, adminOrigin))) saveReturnUrl(returnTo);
  }, [returnTo, adminOrigin]);
}

/** One button: the bank asks for the password, never we. */
export function LoginPage() {
  const t = useText();
  const { brandName, issuerName } = useTenant();
  useReturnTarget();
  const { invitation = '' } = useSearch();
  const start = useMutation({
    mutationFn: () => api.startSignIn({ input: isId('per', invitation) ? { invitation } : {} }),
    onSuccess: ({ authorizationUrl }) => location.assign(authorizationUrl),
  });
  const problem = useErrorTexts(codeOf(start.error));
  const isGoing = start.isPending || start.isSuccess;
  return (
    <SignInScreen title={t('session.login.title')}>
      {isSessionFlaggedInvalid() && (
        <Banner tone="info" size="s">
          {t('session.login.flagged')}
        </Banner>
      )}
      <p className="text-2">{t('session.login.text', { brand: brandName, issuer: issuerName })}</p>
      {start.isError && (
        <Banner tone="bad" size="s" live="alert" title={problem.title}>
          {problem.cause} {problem.action}
        </Banner>
      )}
      <Button
        full
        loading={isGoing}
        loadingLabel={t('session.login.going', { issuer: issuerName })}
        onClick={() => start.mutate()}
      >
        {t('session.login.button', { issuer: issuerName })}
      </Button>
    </SignInScreen>
  );
}

/** Of a session that ended by itself, or by signing out in another tab. */
export function InvalidSessionPage() {
  const t = useText();
  const isOut = hasSignedOut();
  return (
    <SignInScreen title={t(isOut ? 'session.end.title' : 'session.invalid.title')}>
      <p className="text-2">{t(isOut ? 'session.invalid.signedOut' : 'session.invalid.text')}</p>
      <Link to="/login" className={buttonClass({ full: true })}>
        {t('session.again')}
      </Link>
    </SignInScreen>
  );
}

type NoAccess = 'denied' | 'notBeta' | 'onboarding';

function NoAccessPage({ why }: { readonly why: NoAccess }) {
  const t = useText();
  const { brandName: brand, issuerName: issuer, supportPhone: phone } = useTenant();
  return (
    <SignInScreen title={t(`session.${why}.title`, { brand })}>
      <p className="text-2">{t(`session.${why}.text`, { brand, issuer, phone })}</p>
      <Link to="/auth/endsession/" className={buttonClass({ variant: 'secondary', full: true })}>
        {t('session.other')}
      </Link>
      <p className="small">
        <Link to="/faq/" hash="session-access" className="link">
          {t('shell.footer.faq')}
        </Link>
      </p>
    </SignInScreen>
  );
}

/** Whose company was suspended goes on once it isn't any longer. */
export function AccessDeniedPage() {
  const session = useLetInAgain();
  const redirect = useRedirect();
  useEffect(() => {
    const canViewAdmin = session?.corporateInfo?.permissions.canViewAdmin ?? false;
    if (session) redirect({ kind: 'loggedIn', canViewAdmin });
  }, [session, redirect]);
  return <NoAccessPage why="denied" />;
}
export const NotBetaPage = () => <NoAccessPage why="notBeta" />;
export const OnboardingPage = () => (
  <BarrierGate barrier="40105">
    <NoAccessPage why="onboarding" />
  </BarrierGate>
);
