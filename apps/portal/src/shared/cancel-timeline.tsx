import { classNames } from '@sojourn/ui/class-names.ts';
import './cancel-timeline.css';
import type { CancelStage, CancelTermsView } from '@sojourn/web/cancel-terms.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';

type CancelTimelineProps = {
  readonly terms: CancelTermsView;
  /** A column also where there is room for a row. */
  readonly upright?: boolean;
};

/** What comes back when, as a row of stages (a column on phones); the hotel's zone is named below. */
export function CancelTimeline({ terms, upright }: CancelTimelineProps) {
  const t = useText();
  return (
    <div className={classNames('refund-line', upright && 'refund-line--upright')}>
      <ol className="refund-line__stages" aria-label={t('booking.terms.timeline', { zone: terms.zone })}>
        {terms.stages.map((stage) => (
          <Stage key={stage.refundMinor} stage={stage} />
        ))}
      </ol>
      <p className="small text-3">{t('booking.terms.zone', { zone: terms.zone })}</p>
    </div>
  );
}

function Stage({ stage }: { readonly stage: CancelStage }) {
  const t = useText();
  const toText = useTextRef();
  const { from, until } = stage;
  return (
    <li className={`refund-line__stage refund-line__stage--${stage.refund}`} data-state={stage.state}>
      <b className="refund-line__title">{toText(stage.title)}</b>
      <span className="refund-line__when">
        {until && t('booking.terms.until', { until })}
        {!until && from && t('booking.terms.from', { from })}
        {!until && !from && t('booking.terms.always')}
      </span>
      {stage.state === 'now' && <span className="visually-hidden"> ({t('booking.terms.now')})</span>}
    </li>
  );
}
