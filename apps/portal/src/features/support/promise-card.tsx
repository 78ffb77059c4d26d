import type { CasePromise } from '@sojourn/contract/case-thread.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { promiseView } from './case-view.ts';

/** The time that we promised, and how much of it is left while it's the customer's turn. */
export function PromiseCard({ promise }: { readonly promise: CasePromise }) {
  const t = useText();
  const locale = useLocale();
  const now = useClock().now();
  if (promise.state === 'over') return null;
  const { share, left } = promiseView(promise, now);
  const isPaused = promise.state === 'paused';
  const hours = Math.round(promise.minutes / 60);
  return (
    <Card padded className="promise">
      <svg className="promise__ring" viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="18" pathLength="100" className="promise__track" />
        <circle
          cx="22"
          cy="22"
          r="18"
          pathLength="100"
          strokeDasharray={`${share} 100`}
          className="promise__left"
        />
        {isPaused && <path d="M18 16v12M26 16v12" className="promise__pause" />}
      </svg>
      <div>
        <h2 className="title-m">{t(isPaused ? 'support.promise.paused' : 'support.promise.running')}</h2>
        <p className="small text-2">
          {promise.state === 'running' && left > 0 && (
            <RichText
              id="support.promise.until"
              values={{ until: formatReaderDeadline(promise.dueAt, locale) }}
              parts={[<b key="until" />]}
            />
          )}
          {promise.state === 'running' && left <= 0 && t('support.case.late')}
          {isPaused && left > 0 && (
            <RichText
              id="support.promise.left"
              values={{ hours: Math.floor(left / 60), minutes: left % 60, promised: hours }}
              parts={[<b key="left" />]}
            />
          )}
          {isPaused && left <= 0 && t('support.promise.late')}
        </p>
      </div>
    </Card>
  );
}
