import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

export type SavedNotice = {
  readonly kind: 'saved' | 'savedWithoutPassport' | 'removed';
  readonly name: string;
};
type TravelerNoticeProps = { readonly notice: SavedNotice | null; readonly onDismiss: () => void };

/** What just happened, until it is dismissed; comes into view where it appears. */
export function TravelerNotice({ notice, onDismiss }: TravelerNoticeProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) place.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  return (
    <div ref={place} className="travelers__notice" role="status">
      {notice && (
        <Banner
          tone={notice.kind === 'savedWithoutPassport' ? 'warn' : 'good'}
          size="s"
          action={
            <IconButton
              ghost
              size="s"
              label={t('profileTravelers.notice.dismiss')}
              icon={<X aria-hidden="true" />}
              onClick={onDismiss}
            />
          }
        >
          {t(`profileTravelers.notice.${notice.kind}`, { name: notice.name })}
        </Banner>
      )}
    </div>
  );
}
