/** How long is left to decide, on the one track that the traveler and the approver both see. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatDuration } from '@sojourn/ui/formats.ts';
import { ClockAlert, Eye } from 'lucide-react';
import { formatInstant, formatInstantTime, formatReaderDeadline } from '#format-instant.ts';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';
import { isUrgent, minutesLeft, placesOn } from './approval-view.ts';
import './approval-clock.css';
import { useNow } from './use-now.ts';

type Props = { readonly request: Approval; readonly otherName: string };

export function ApprovalClock({ request, otherName }: Props) {
  const t = useText();
  const locale = useLocale();
  const now = useNow();
  const { decideBy, sentAt } = request;
  const minutes = minutesLeft(decideBy, now);
  const urgent = isUrgent(decideBy, now);
  return (
    <section className="approval-clock" aria-label={t('approvals.clock.label')}>
      <div className="approval-clock__head">
        <div>
          <h2 className={classNames('display-m num', urgent && 'approval-clock__left--urgent')}>
            {urgent && <ClockAlert className="icon" aria-hidden="true" />}
            {minutes === 0
              ? t('approvals.clock.over')
              : t('approvals.clock.left', { time: formatDuration(minutes, locale) })}
          </h2>
          <p className="text-2">{t('approvals.clock.by', { at: formatReaderDeadline(decideBy, locale) })}</p>
        </div>
        <p className="small text-2 row gap-2">
          <Eye className="icon icon--s" aria-hidden="true" />
          {t('approvals.clock.both', { name: otherName })}
        </p>
      </div>
      <Track request={request} now={now} />
      <p className="visually-hidden">{t('approvals.clock.sent', { at: formatInstant(sentAt, locale) })}</p>
    </section>
  );
}

function Track({ request, now }: Pick<Props, 'request'> & { readonly now: Approval['sentAt'] }) {
  const t = useText();
  const locale = useLocale();
  const places = placesOn(request, now);
  const at = (percent: number) => ({ insetInlineStart: `${percent}%` });
  const hasEnd = isBefore(request.decideBy, places.end);
  return (
    <div className="approval-track" aria-hidden="true">
      <div className="approval-track__line">
        <i style={{ inlineSize: `${places.now}%` }} />
        <u style={at(places.due)} />
        <em style={at(places.now)} />
      </div>
      <ol>
        <li className="approval-track__sent" style={at(0)}>
          <b>{t('approvals.clock.sentLabel')}</b>
          {formatInstantTime(request.sentAt, locale)}
        </li>
        {places.now > 14 && places.now < places.due - 14 && (
          <li style={at(places.now)}>
            <b>{t('approvals.clock.nowLabel')}</b>
            {formatInstantTime(now, locale)}
          </li>
        )}
        <li className={hasEnd ? undefined : 'approval-track__end'} style={at(places.due)}>
          <b>{t('approvals.clock.dueLabel')}</b>
          {formatReaderDeadline(request.decideBy, locale)}
        </li>
        {hasEnd && places.due < 72 && (
          <li className="approval-track__end" style={at(100)}>
            <b>{t('approvals.clock.freeLabel')}</b>
            {formatReaderDeadline(places.end, locale)}
          </li>
        )}
      </ol>
    </div>
  );
}
