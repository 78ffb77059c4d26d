import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleUserRound, Luggage, Search, WalletMinimal } from 'lucide-react';
import { useProducts } from '#shared/product/use-products.ts';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import './tab-bar.css';
import { Link } from '#shared/router/link.tsx';
import { useAddress } from '#shared/router/use-place.ts';

/** The phone's way around, at the bottom. */
export function TabBar() {
  const t = useText();
  const { pathname } = useAddress();
  const products = useProducts();
  const isAgent = useIsAgent();
  const isSearch = pathname === '/' || products.some(({ nav }) => nav.under.test(pathname));
  const current = (yes: boolean) => (yes ? ('page' as const) : undefined);
  return (
    <nav className="tab-bar" aria-label={t('shell.nav.label')}>
      <Link to="/" aria-current={current(isSearch)}>
        <Search aria-hidden="true" />
        {t('shell.nav.search')}
      </Link>
      {!isAgent && (
        <>
          <Link to="/trips" aria-current={current(/^\/trips/.test(pathname))}>
            <Luggage aria-hidden="true" />
            {t('shell.nav.trips')}
          </Link>
          <Link to="/wallet" aria-current={current(/^\/wallet/.test(pathname))}>
            <WalletMinimal aria-hidden="true" />
            {t('shell.nav.wallet')}
          </Link>
        </>
      )}
      <Link to="/profile/" aria-current={current(/^\/(profile|favorites)/.test(pathname))}>
        <CircleUserRound aria-hidden="true" />
        {t('shell.nav.profile')}
      </Link>
    </nav>
  );
}
