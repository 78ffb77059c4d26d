import { Banner } from '@sojourn/ui/banner.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the device is offline, for as long as it is. */
export function OfflineNotice() {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className="wrap offline-notice">
      <Banner tone="warn" size="s" live="status" icon={<WifiOff />} title={t('shell.offline.title')}>
        {t('shell.offline.text')}
      </Banner>
    </div>
  );
}
