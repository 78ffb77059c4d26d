/** Flights that don't qualify, each with the rule that it fails. */
import type { DisruptionView as Disruption, RebookPlan } from '@sojourn/contract/disruptions.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleX } from 'lucide-react';
import { AirlineTile } from '#flight/pages/slices/airline-tile.tsx';
import { rejectedTitle } from './plan-view.ts';

type Props = { readonly disruption: Disruption; readonly plan: RebookPlan };

export function Rejected({ disruption, plan }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const limit = formatMoney(plan.fareLimit, locale);
  const rule = disruption.protection === 'missedConnection' ? 'missedConnection' : 'disruption';
  const today = (disruption.flights[0]?.scheduledDepartureLocal.slice(0, 10) ?? '') as CalendarDate;
  return (
    <Card as="section" className="disruption__rejected" aria-labelledby="disruption-rejected">
      <header>
        <h3 id="disruption-rejected" className="title-s">
          {t('disruption.rejected.heading')}
        </h3>
        <p className="small text-2">{t(`disruption.rejected.rule.${rule}`, { limit })}</p>
      </header>
      <ul>
        {plan.rejected.map((flight) => (
          <li key={`${flight.title}${flight.departsLocal}`}>
            <AirlineTile code={flight.airline.code} />
            <span className="grow">
              <b className="title-s">{toText(rejectedTitle(flight, today, locale))}</b>
              <span className="small text-2">{flight.title}</span>
            </span>
            <Tag icon={<CircleX aria-hidden="true" />}>
              {t(`disruption.rejected.why.${flight.why}`, { limit })}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
