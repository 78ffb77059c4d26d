/** When there will be maintenance, as the experiment's data says. Loaded when there will be any. */
import type { ActiveExperiments } from '@sojourn/contract/experiments.ts';
import { MAINTENANCE_EXPERIMENT } from '@sojourn/domain/experiments/experiment.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useState } from 'react';
import { openFlags } from '#shared/experiments/open-flags.ts';
import { maintenanceTimes, type MaintenanceTimes as Times } from './maintenance-rule.ts';

export default function MaintenanceTimes({ experiments }: { readonly experiments: ActiveExperiments }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const [times, setTimes] = useState<Times | null>(null);
  useEffect(() => {
    let isShown = true;
    openFlags(experiments)
      .then((flags) => {
        const value = flags.getObjectValue(MAINTENANCE_EXPERIMENT, {});
        if (isShown) setTimes(maintenanceTimes(value, clock.now()));
      })
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [experiments, clock]);
  if (!times) return null;
  const { from, until } = times;
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
