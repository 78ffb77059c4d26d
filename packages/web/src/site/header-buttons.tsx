import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { Languages, LogOut, Moon, Sun } from 'lucide-react';
import { useSession } from '#session/session-provider.tsx';
import { useLocale, useSetLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';
import { useTheme } from '#theme.tsx';
import { go } from './location.tsx';

export function ThemeButton() {
  const t = useText();
  const { choice, choose } = useTheme();
  const isDark =
    choice === 'dark' || (choice === 'system' && document.documentElement.dataset.theme === 'dark');
  return (
    <IconButton
      label={t(isDark ? 'site.header.light' : 'site.header.dark')}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      ghost
      onClick={() => choose(isDark ? 'light' : 'dark')}
    />
  );
}

export function LanguageButton() {
  const t = useText();
  const locale = useLocale();
  const setLocale = useSetLocale();
  return (
    <IconButton
      label={t('site.header.language')}
      icon={<Languages aria-hidden="true" />}
      ghost
      onClick={() => setLocale(locale === 'en' ? 'fr' : 'en')}
    />
  );
}

/** Signs out; beside it who is signed in. */
export function SignOutButton() {
  const t = useText();
  const user = useSession()?.userInfo;
  return (
    <>
      <IconButton
        label={t('shell.signOut')}
        icon={<LogOut aria-hidden="true" />}
        ghost
        onClick={() => go('/auth/endsession/')}
      />
      <span className="only-desktop">
        <Avatar name={user ? `${user.firstName} ${user.lastName}` : ''} />
      </span>
    </>
  );
}
