/** The frame of every page: the band with the brand, the navigation, and the page beside it. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { PageLoading, Problem, useErrorTexts } from '@sojourn/web/page-state.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Suspense } from 'react';
import { Header } from './header.tsx';
import { IMPORT_PAGE, PAGES } from './pages.ts';
import { useAdmin } from './use-admin.ts';

export function Layout({ path }: { readonly path: string }) {
  const t = useText();
  const { data, error } = useAdmin();
  return (
    <>
      <a href="#main" className={classNames('skip-link', buttonClass())}>
        {t('shell.skip')}
      </a>
      <Header />
      <div className="wrap frame">
        <Navigation path={path} />
        <main id="main" className="frame__main" tabIndex={-1}>
          {data ? (
            <Suspense fallback={<PageLoading />}>
              <PageAt path={path} />
            </Suspense>
          ) : error ? (
            <Failed thrown={error} />
          ) : (
            <PageLoading />
          )}
        </main>
      </div>
    </>
  );
}

function PageAt({ path }: { readonly path: string }) {
  const t = useText();
  if (path === '/people/import') return <IMPORT_PAGE />;
  // The portal sends admins of companies that aren't live to /onboarding/ (A §2.2)
  const plain = path.replace(/\/$/, '') || '/';
  const found = PAGES.find((page) => page.path === (plain === '/onboarding' ? '/' : plain));
  if (found) return <found.component />;
  return (
    <Problem
      title={t('shell.notFound.title')}
      actions={
        <To href="/" className={buttonClass({ variant: 'secondary' })}>
          {t('admin.nav.overview')}
        </To>
      }
    >
      {t('admin.notFound')}
    </Problem>
  );
}

function Failed({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Problem title={title}>
      {cause} {action}
    </Problem>
  );
}

function Navigation({ path }: { readonly path: string }) {
  const t = useText();
  const { data } = useAdmin();
  const isAt = (each: string) => (each === '/' ? path === '/' : path.startsWith(each));
  return (
    <nav className="nav" aria-label={t('shell.nav.label')}>
      {PAGES.map(({ path: href, title, icon: Icon, count }) => (
        <To key={href} href={href} className="nav__link" aria-current={isAt(href) ? 'page' : undefined}>
          <Icon className="icon" aria-hidden="true" />
          <span className="grow">{t(title)}</span>
          {data && count && <span className="nav__count num">{count(data)}</span>}
        </To>
      ))}
    </nav>
  );
}
