import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMiles } from '@sojourn/ui/formats.ts';
import { useSelectedAccount } from '@sojourn/web/rewards/use-rewards.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Inbox, Luggage, WalletMinimal } from 'lucide-react';
import { Brand } from '#shared/brand.tsx';
import { useSoldProducts } from '#shared/product/use-products.ts';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { HeaderSlotPlace } from '#shared/shell/header-slot.tsx';
import { AccountMenu } from './account-menu.tsx';
import './header.css';
import { Link } from '#shared/router/link.tsx';
import { useAddress } from '#shared/router/use-place.ts';

/** The balance of the selected account; nothing for people without one. */
function MilesPill() {
  const locale = useLocale();
  const account = useSelectedAccount();
  if (account === undefined) return <span className="miles-pill miles-pill--waiting" aria-hidden="true" />;
  if (!account) return null;
  const { value, currencyDescription } = account.rewardsBalance;
  return (
    <span className="miles-pill">
      <b>{formatMiles(value, locale)}</b> {currencyDescription}
    </span>
  );
}

const current = (yes: boolean) => (yes ? ('page' as const) : undefined);

/** The balance, the trips and the wallet. */
function OwnLinks({ pathname }: { readonly pathname: string }) {
  const t = useText();
  const isMember = Boolean(useSession()?.corporateInfo);
  return (
    <>
      <MilesPill />
      <Link
        to="/trips"
        className="header__link only-desktop"
        aria-current={current(/^\/trips/.test(pathname))}
      >
        <Luggage className="icon" aria-hidden="true" />
        {t('shell.nav.trips')}
      </Link>
      {isMember && (
        <Link
          to="/approvals"
          className="header__link only-desktop"
          aria-current={current(/^\/approvals/.test(pathname))}
        >
          <Inbox className="icon" aria-hidden="true" />
          {t('shell.nav.approvals')}
        </Link>
      )}
      <Link
        to="/wallet"
        className="header__link only-desktop"
        aria-current={current(/^\/wallet/.test(pathname))}
      >
        <WalletMinimal className="icon" aria-hidden="true" />
        {t('shell.nav.wallet')}
      </Link>
    </>
  );
}

/** Header of every page; in checkout it shows the page's steps and no navigation. */
export function Header({ quiet = false }: { readonly quiet?: boolean }) {
  const t = useText();
  const sold = useSoldProducts();
  const isBand = useCan('corporate');
  const { pathname } = useAddress();
  const isAgent = useIsAgent();
  return (
    <header className={classNames('header', isBand && 'header--band')}>
      <div className="wrap header__row">
        <Link to="/" className="header__brand">
          <Brand />
        </Link>
        {quiet ? (
          <HeaderSlotPlace />
        ) : (
          <>
            <nav className="header__nav only-desktop" aria-label={t('shell.nav.label')}>
              {sold.map(({ nav: { label, to, under } }) => (
                <Link key={label} to={to} aria-current={current(under.test(pathname))}>
                  {t(label)}
                </Link>
              ))}
            </nav>
            <div className="header__account">
              {!isAgent && <OwnLinks pathname={pathname} />}
              <AccountMenu />
            </div>
          </>
        )}
      </div>
    </header>
  );
}
