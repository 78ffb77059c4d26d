/** What became of saving preferences (A §2.7, §8). */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import type { PreferencesForm } from '@sojourn/web/preferences/use-preferences-form.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

type NoticeProps<Preferences> = {
  readonly of: 'hotel' | 'flight';
  readonly form: PreferencesForm<Preferences>;
};

/** Whether the focus went away with the button that had it. */
const isFocusLost = (element: HTMLElement): boolean => {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement === element.ownerDocument.body;
};

/** On phones the page goes to its top, where the notice is; the focus goes to it when its button is gone. */
export function UpdateSucceeded<Preferences>({ of, form }: NoticeProps<Preferences>) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const notice = useRef<HTMLDivElement>(null);
  const { state } = form;
  const isShown = state.phase === 'Success';
  const phone = useRef(isPhone);
  phone.current = isPhone;
  useEffect(() => {
    if (!isShown || !notice.current) return;
    if (phone.current) window.scrollTo({ top: 0 });
    if (isFocusLost(notice.current)) notice.current.focus();
  }, [isShown]);
  if (state.phase !== 'Success') return null;
  return (
    <div ref={notice} className="preferences__notice preferences__notice--good" role="status" tabIndex={-1}>
      <Banner
        tone="good"
        action={
          <IconButton
            ghost
            className="preferences__dismiss"
            label={t('shell.close')}
            icon={<X aria-hidden="true" />}
            onClick={form.dismiss}
          />
        }
      >
        {t(`profilePreferences.${of}.${state.kind === 'save' ? 'saved' : 'cleared'}`)}
      </Banner>
    </div>
  );
}

/** Why it failed, that nothing chosen is lost, and the same once more. */
export function UpdateFailed<Preferences>({ of, form }: NoticeProps<Preferences>) {
  const t = useText();
  const { state } = form;
  if (state.phase !== 'Failed') return null;
  const { kind, code } = state;
  const cause = t((code ? `errors.${code}.cause` : 'errors.InternalError.cause') as MessageId);
  return (
    <div className="preferences__notice">
      <Banner
        tone="bad"
        live="alert"
        title={t(`profilePreferences.${of}.failed`)}
        action={
          <Button variant="secondary" size="s" onClick={() => form.run(kind)}>
            {t('shell.retry')}
          </Button>
        }
      >
        {cause} {t('profilePreferences.kept')}
      </Banner>
    </div>
  );
}
