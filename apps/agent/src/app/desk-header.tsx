import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale, useSetLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTheme } from '@sojourn/web/theme.tsx';
import { CircleHelp, Languages, LogOut, Moon, ScrollText, Sun } from 'lucide-react';
import { useDesk } from '#queue/use-queue.ts';
import { Brand } from './brand.tsx';
import { go, To } from './location.tsx';

export function DeskHeader({ onHelp }: { readonly onHelp: () => void }) {
  const t = useText();
  const user = useSession()?.userInfo;
  const { data } = useDesk();
  const { choice, choose } = useTheme();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const isDark =
    choice === 'dark' || (choice === 'system' && document.documentElement.dataset.theme === 'dark');
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <header className="desk-header">
      <div className="wrap desk-header__row">
        <To href="/" className="desk-header__brand">
          <Brand />
        </To>
        <div className="desk-header__end">
          <span className="only-desktop">
            <Tag tone="brand">{t('desk.title')}</Tag>
          </span>
          {data && (
            <span className="small text-2 only-desktop">
              {t('desk.header.load', { mine: data.counts.mine, overdue: data.counts.overdue })}
            </span>
          )}
          <IconButton
            label={t(isDark ? 'desk.header.light' : 'desk.header.dark')}
            icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
            ghost
            onClick={() => choose(isDark ? 'light' : 'dark')}
          />
          <IconButton
            label={t('desk.audit.open')}
            icon={<ScrollText aria-hidden="true" />}
            ghost
            onClick={() => go('/audit')}
          />
          <IconButton
            label={t('desk.header.language')}
            icon={<Languages aria-hidden="true" />}
            ghost
            onClick={() => setLocale(locale === 'en' ? 'fr' : 'en')}
          />
          <IconButton
            label={t('desk.help.title')}
            icon={<CircleHelp aria-hidden="true" />}
            ghost
            onClick={onHelp}
          />
          <IconButton
            label={t('shell.signOut')}
            icon={<LogOut aria-hidden="true" />}
            ghost
            onClick={() => go('/auth/endsession/')}
          />
          <span className="only-desktop">
            <Avatar name={name} />
          </span>
        </div>
      </div>
    </header>
  );
}
