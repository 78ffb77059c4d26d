/** When there will be maintenance. Loaded when there will be any. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { MaintenanceTimes as Times } from './maintenance-rule.ts';

export default function MaintenanceTimes({ from, until }: Times) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="wrap shell-notice">
      <Banner tone="warn" size="s" live="status" title={t('maintenance.title')}>
        {t('maintenance.text', {
          from: formatReaderDeadline(from, locale),
          until: formatReaderDeadline(until, locale),
        })}
      </Banner>
    </div>
  );
}
