/** The shell around what anybody may read: the usual one with a session, else a plain one. */

import { classNames } from '@sojourn/ui/class-names.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { readToken } from '@sojourn/web/api/credentials.ts';
import { sessionQuery } from '@sojourn/web/session/session-query.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Brand } from '#shared/brand.tsx';
import { type Barrier, barrierPage, isBarrier } from '#shared/session/decide-redirect.ts';
import { saveReturnUrl } from '#shared/session/return-url.ts';
import { Footer } from './footer.tsx';
import './header.css';
import { Link } from '#shared/router/link.tsx';
import { useAddress } from '#shared/router/use-place.ts';
import { SignedInLayout } from './signed-in-layout.tsx';

type LayoutProps = { readonly children: ReactNode };

export function OpenLayout({ children }: LayoutProps) {
  const isSignedIn = readToken() !== null;
  const { error } = useQuery({ ...sessionQuery, enabled: isSignedIn });
  const code = error ? codeOf(error) : undefined;
  if (isSignedIn && !(code && isBarrier(code))) return <SignedInLayout>{children}</SignedInLayout>;
  return <PlainShell barrier={code && isBarrier(code) ? code : null}>{children}</PlainShell>;
}

/** `barrier`: what the person has yet to do before the portal is theirs. */
function PlainShell({ barrier, children }: LayoutProps & { readonly barrier: Barrier | null }) {
  const t = useText();
  const isBand = useCan('corporate');
  const { href } = useAddress();
  return (
    <>
      <a href="#main" className={classNames('skip-link', buttonClass())}>
        {t('shell.skip')}
      </a>
      <header className={classNames('header', isBand && 'header--band')}>
        <div className="wrap header__row row--between">
          <Link to="/" className="header__brand">
            <Brand />
          </Link>
          {barrier ? (
            <Link to={barrierPage(barrier)} className={buttonClass({ variant: 'tint', size: 's' })}>
              {t('shell.back')}
            </Link>
          ) : (
            <Link
              to="/login"
              className={buttonClass({ variant: 'tint', size: 's' })}
              onClick={() => saveReturnUrl(href)}
            >
              {t('shell.signIn')}
            </Link>
          )}
        </div>
      </header>
      <div className="page">
        <main id="main">{children}</main>
        <Footer />
      </div>
    </>
  );
}
