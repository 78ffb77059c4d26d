/** What the account's button opens: places of one's own, language, appearance, sign out. Loaded on demand. */
import { adminHref } from '@sojourn/domain/tenants/admin-links.ts';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ThemeChoice, useTheme } from '@sojourn/web/theme.tsx';
import { Building2, CircleUserRound, CreditCard, Heart, Inbox, LogOut, Luggage } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { LanguageChoice } from './language-choice.tsx';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function Items({ close }: { readonly close: () => void }) {
  const t = useText();
  const { choice, choose } = useTheme();
  const hasFavorites = useFavoritesOffered();
  const isAgent = useIsAgent();
  const isMember = Boolean(useSession()?.corporateInfo);
  return (
    <>
      {!isAgent && (
        <Link to="/trips" className="account__item" onClick={close}>
          <Luggage className="icon" aria-hidden="true" />
          {t('shell.nav.trips')}
        </Link>
      )}
      {isMember && !isAgent && (
        <Link to="/approvals" className="account__item" onClick={close}>
          <Inbox className="icon" aria-hidden="true" />
          {t('shell.nav.approvals')}
        </Link>
      )}
      <Link to="/profile/" className="account__item" onClick={close}>
        <CircleUserRound className="icon" aria-hidden="true" />
        {t('shell.nav.profile')}
      </Link>
      {!isAgent && (
        <Link
          to="/profile/"
          search={{ section: 'payment-methods' }}
          className="account__item"
          onClick={close}
        >
          <CreditCard className="icon" aria-hidden="true" />
          {t('shell.nav.cards')}
        </Link>
      )}
      {hasFavorites && (
        <Link to="/favorites/" className="account__item" onClick={close}>
          <Heart className="icon" aria-hidden="true" />
          {t('shell.nav.favorites')}
        </Link>
      )}
      <AdminItem />
      <hr className="rule" />
      <div className="account__choice">
        <span className="micro text-3">{t('shell.language.label')}</span>
        <LanguageChoice />
      </div>
      <div className="account__choice">
        <span className="micro text-3">{t('shell.theme.label')}</span>
        <Segmented
          label={t('shell.theme.label')}
          value={choice}
          onChange={choose}
          options={THEMES.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
        />
      </div>
      <hr className="rule" />
      <Link to="/auth/endsession/" className="account__item" onClick={close}>
        <LogOut className="icon" aria-hidden="true" />
        {t('shell.signOut')}
      </Link>
    </>
  );
}

/** For who runs the company; the admin site has a session of its own. */
function AdminItem() {
  const t = useText();
  const { adminOrigin } = useTenant();
  const canViewAdmin = useSession()?.corporateInfo?.permissions.canViewAdmin ?? false;
  if (!canViewAdmin || adminOrigin === null) return null;
  return (
    <a href={adminHref(adminOrigin, 'booking_portal')} className="account__item">
      <Building2 className="icon" aria-hidden="true" />
      {t('shell.admin')}
    </a>
  );
}

export default function AccountPanel({ close }: { readonly close: () => void }) {
  const user = useSession()?.userInfo;
  return (
    <>
      <p className="account__who">
        <b className="title-s">{user && `${user.firstName} ${user.lastName}`}</b>
        <br />
        <span className="small text-2">{user?.email}</span>
      </p>
      <Items close={close} />
    </>
  );
}
