import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SearchX } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';

/** An address of no trip, or of somebody else's. */
export function MissingTrip() {
  const t = useText();
  const action = (
    <Link to="/trips" className={buttonClass()}>
      {t('trip.missing.action')}
    </Link>
  );
  return (
    <Problem icon={<SearchX />} title={t('trip.missing.title')} actions={action}>
      {t('trip.missing.text')}
    </Problem>
  );
}
