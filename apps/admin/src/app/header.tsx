import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale, useSetLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTheme } from '@sojourn/web/theme.tsx';
import { ExternalLink, Languages, LogOut, Moon, Sun } from 'lucide-react';
import { Brand } from './brand.tsx';
import { go, To } from './location.tsx';
import { useAdmin } from './use-admin.ts';

export function Header() {
  const t = useText();
  const user = useSession()?.userInfo;
  const { data } = useAdmin();
  const { choice, choose } = useTheme();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const isDark =
    choice === 'dark' || (choice === 'system' && document.documentElement.dataset.theme === 'dark');
  return (
    <header className="band">
      <div className="wrap band__row">
        <To href="/" className="band__brand">
          <Brand />
        </To>
        <div className="band__end">
          <Tag tone="dark" className="only-desktop">
            {t('admin.title')}
          </Tag>
          {data && (
            <a href={data.portalOrigin} className="band__link">
              <ExternalLink className="icon" aria-hidden="true" />
              <span className="only-desktop">{t('admin.header.portal')}</span>
              <span className="visually-hidden only-phone">{t('admin.header.portal')}</span>
            </a>
          )}
          <IconButton
            label={t(isDark ? 'admin.header.light' : 'admin.header.dark')}
            icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
            ghost
            onClick={() => choose(isDark ? 'light' : 'dark')}
          />
          <IconButton
            label={t('admin.header.language')}
            icon={<Languages aria-hidden="true" />}
            ghost
            onClick={() => setLocale(locale === 'en' ? 'fr' : 'en')}
          />
          <IconButton
            label={t('shell.signOut')}
            icon={<LogOut aria-hidden="true" />}
            ghost
            onClick={() => go('/auth/endsession/')}
          />
          <span className="only-desktop">
            <Avatar name={user ? `${user.firstName} ${user.lastName}` : ''} />
          </span>
        </div>
      </div>
    </header>
  );
}
