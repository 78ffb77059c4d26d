import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Popover } from '@sojourn/ui/dialogs/popover.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Suspense } from 'react';

const AccountPanel = lazyPart(() => import('./account-panel.tsx'));

/** The button with one's initials, and the menu under it. */
export function AccountMenu() {
  const t = useText();
  const user = useSession()?.userInfo;
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <Popover
      label={t('shell.account')}
      align="end"
      trigger={(wiring) => (
        <button
          {...wiring}
          type="button"
          className="account__trigger"
          onPointerEnter={AccountPanel.warm}
          onFocus={AccountPanel.warm}
        >
          <Avatar name={name} />
          <span className="visually-hidden">{t('shell.accountOf', { name })}</span>
        </button>
      )}
    >
      {(close) => (
        <div className="account__panel">
          <Suspense fallback={null}>
            <AccountPanel close={close} />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}
