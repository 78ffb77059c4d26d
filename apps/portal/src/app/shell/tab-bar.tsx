import { Link, useLocation } from '@tanstack/react-router';
import { Heart, Luggage, Search } from 'lucide-react';
import { useCan } from '#shared/tenant/tenant.tsx';
import { useText } from '#shared/text/use-text.tsx';
import './tab-bar.css';

/** The phone's way around, at the bottom. */
export function TabBar() {
  const t = useText();
  const { pathname } = useLocation();
  const hasFavorites = useCan('favorites');
  const current = (yes: boolean) => (yes ? ('page' as const) : undefined);
  return (
    <nav className="tab-bar" aria-label={t('shell.nav.label')}>
      <Link to="/" aria-current={current(pathname === '/' || /^\/stays/.test(pathname))}>
        <Search aria-hidden="true" />
        {t('shell.nav.search')}
      </Link>
      <Link to="/trips" aria-current={current(/^\/trips/.test(pathname))}>
        <Luggage aria-hidden="true" />
        {t('shell.nav.trips')}
      </Link>
      {hasFavorites && (
        <Link to="/favorites/" aria-current={current(/^\/favorites/.test(pathname))}>
          <Heart aria-hidden="true" />
          {t('shell.nav.favorites')}
        </Link>
      )}
    </nav>
  );
}
