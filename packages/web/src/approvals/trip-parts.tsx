/** What else of a trip was sent: what it is, what it breaks, and what became of it. */
import type { Approval, ApprovalPart } from '@sojourn/contract/approvals.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import type { ReactNode } from 'react';
import { BrokenRules } from '#policy/broken-rules.tsx';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';
import { ApprovalTag } from './approval-tag.tsx';
import { RequestFields } from './request-fields.tsx';
import './trip-parts.css';

type TripPartsProps = {
  readonly request: Pick<Approval, 'trip'>;
  readonly className: string;
  /** A part's title, as a link where there's a page for it. */
  readonly renderTitle: (part: ApprovalPart) => ReactNode;
  /** What its traveler can do with it. */
  readonly renderAction?: (part: ApprovalPart) => ReactNode;
};

export function TripParts({ request: { trip }, className, renderTitle, renderAction }: TripPartsProps) {
  const t = useText();
  if (trip.length === 0) return null;
  return (
    <section className={className} aria-labelledby="approval-trip">
      <h3 id="approval-trip" className="title-m">
        {t('approvals.sameTrip')}
      </h3>
      <ul className="trip-parts">
        {trip.map((part) => (
          <Part key={part.requestId} part={part} action={renderAction?.(part)}>
            {renderTitle(part)}
          </Part>
        ))}
      </ul>
    </section>
  );
}

type PartProps = {
  readonly part: ApprovalPart;
  readonly action: ReactNode;
  readonly children: ReactNode;
};

function Part({ part, action, children }: PartProps) {
  const t = useText();
  const locale = useLocale();
  const { subtitle, code, zone, startsAt, endsAt, state, requested, tier, broken, returnedFor, now } = part;
  const days = [startsAt, endsAt].map((at) => localAt(at, zone).slice(0, 10));
  const dates = formatDateRange(days[0] as never, days[1] as never, locale);
  return (
    <li className="trip-part">
      <div className="trip-part__head">
        <div>
          <p className="title-s">{children}</p>
          <p className="small text-2">{[subtitle, dates, code].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="trip-part__state">
          <b className="title-m num">{formatMoney(requested, locale)}</b>
          <ApprovalTag state={state} confirmBy={part.confirmBy} />
        </div>
      </div>
      {returnedFor && (
        <p className="small">
          {t(`approvals.returned.${returnedFor}`, {
            now: now ? formatMoney(now, locale) : '',
            limit: formatMoney(part.limit, locale),
          })}
        </p>
      )}
      <RequestFields part={part} />
      <BrokenRules policy={{ tier, broken }} />
      {action}
    </li>
  );
}
