import type { Instant } from '@sojourn/domain/dates.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

export function PreferencesLink() {
  return (
    <Link to="/profile/" search={{ section: 'flight-preferences' }} className="link">
      {useText()('flightStart.fares.changePreferences')}
    </Link>
  );
}

type FaresBasisProps = { readonly foundAt: Instant; readonly hasPreferences: boolean };

/** What the prices are of, and what was left out by what is saved. */
export function FaresBasis({ foundAt, hasPreferences }: FaresBasisProps) {
  const t = useText();
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = formatTime(localAt(foundAt, zone), locale);
  return (
    <p className="small text-3 good-fares__basis">
      {t('flightStart.fares.basis', { time })}
      {hasPreferences && (
        <>
          {' '}
          {t('flightStart.fares.preferences')} <PreferencesLink />
        </>
      )}
    </p>
  );
}
