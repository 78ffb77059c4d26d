/** How the rental goes with the rest of the trip, the gravest first. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate, formatDuration, type Locale } from '@sojourn/ui/formats.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { WireCarFinding } from '#car/wire/cars.ts';

const TONES = { stop: 'bad', warn: 'warn', info: 'info' } as const;

/** Minutes, moments and days as they are read. */
function printed(facts: WireCarFinding['facts'], locale: Locale): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      if (name === 'minutes') return [name, formatDuration(Number(fact), locale)];
      if (name === 'opensAt') return [name, fact ? formatMoment(String(fact) as LocalDateTime, locale) : ''];
      if (name === 'from' || name === 'until')
        return [name, formatDate(String(fact) as LocalDateTime, locale, 'day')];
      return [name, fact];
    }),
  );
}

export function CarFindings({ findings }: { readonly findings: readonly WireCarFinding[] }) {
  const t = useText();
  const locale = useLocale();
  if (findings.length === 0) return null;
  return (
    <div className="stack car-findings">
      {findings.map(({ kind, severity, facts }) => (
        <Banner key={kind} size="s" tone={TONES[severity]} live="status">
          {t(`carRental.finding.${kind}`, printed(facts, locale))}
          {facts.tripId && (
            <>
              {' '}
              <Link to="/trips/$bookingId" params={{ bookingId: String(facts.tripId) }} className="link">
                {t('carRental.finding.openTrip')}
              </Link>
            </>
          )}
        </Banner>
      ))}
    </div>
  );
}
