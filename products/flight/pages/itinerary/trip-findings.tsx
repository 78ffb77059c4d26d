import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { ReactNode } from 'react';
import type { TripFinding } from '#flight/wire/flight-search.ts';
import { type FindingAction, viewOfFinding } from './finding-view.ts';
import './flight-trip.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { staysNear } from './stays-near.ts';

type TripFindingsProps = {
  readonly findings: readonly TripFinding[];
  /** The ways out that this page itself knows: to another flight, to a traveler's form. */
  readonly wayOut: (action: FindingAction, finding: TripFinding, label: string) => ReactNode;
};

/** What does not go well together, each with what it means and what to do; the gravest first. */
export function TripFindings({ findings, wayOut }: TripFindingsProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  if (findings.length === 0) return null;
  return (
    <ul className="trip-findings" aria-label={t('flightTrip.findings')}>
      {findings.map((finding) => {
        const { tone, title, text, action } = viewOfFinding(finding, locale);
        const key = `${finding.kind} ${finding.slice} ${JSON.stringify(finding.facts)}`;
        return (
          <li key={key}>
            <Banner tone={tone} title={toText(title)}>
              <p>{toText(text)}</p>
              {action && (
                <p className="small trip-finding__way">
                  <WayOut action={action} finding={finding} wayOut={wayOut} />
                </p>
              )}
            </Banner>
          </li>
        );
      })}
    </ul>
  );
}

type WayOutProps = Pick<TripFindingsProps, 'wayOut'> & {
  readonly action: FindingAction;
  readonly finding: TripFinding;
};

function WayOut({ action, finding, wayOut }: WayOutProps) {
  const t = useText();
  const { facts } = finding;
  const label = t(`flightTrip.way.${action}`, { city: facts.city ?? '' });
  if (action === 'findStay') {
    return (
      <Link {...staysNear(facts)} className="link">
        {label}
      </Link>
    );
  }
  if (action === 'openTrip' && facts.tripId) {
    return (
      <Link to="/trips/$bookingId" params={{ bookingId: String(facts.tripId) }} className="link">
        {label}
      </Link>
    );
  }
  return wayOut(action, finding, label);
}
