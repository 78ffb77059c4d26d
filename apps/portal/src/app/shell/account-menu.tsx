import { Avatar } from '@sojourn/ui/avatar.tsx';
import { Popover } from '@sojourn/ui/popover.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Suspense } from 'react';

const load = () => import('./account-panel.tsx');
const AccountPanel = lazyPart(load);
/** Fetched when the button is pointed at or focused, so that it is there when it opens. */
const warm = () => void load().catch(() => undefined);

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
        <button {...wiring} type="button" className="account__trigger" onPointerEnter={warm} onFocus={warm}>
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
