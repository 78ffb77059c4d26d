import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../text/use-text.tsx';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the device is offline, for as long as it is; what waits is asked for when it no longer is. */
export function OfflineNotice() {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Banner tone="warn" size="s" live="status" icon={<WifiOff />} title={t('shell.offline.title')}>
      {t('shell.offline.text')}
    </Banner>
  );
}
