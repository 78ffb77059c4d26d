import { assertPresent } from '@sojourn/domain/present.ts';
import { TERMS_DOCUMENTS, versionsOn } from '@sojourn/domain/terms/documents.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';
import { TermsFrame } from './terms-frame.tsx';
import { useTermsText } from './use-terms-text.ts';

const NIGHT = assertPresent(
  TERMS_DOCUMENTS.find(({ id }) => id === 'complimentary'),
  'the terms of the fourth night',
);

/** The terms of the complimentary fourth night (A §2.1), the same as the pricing rule. */
export function NightTermsPage() {
  const t = useText();
  const words = useTermsText();
  const shown = versionsOn(NIGHT, useToday()).filter(({ standing }) => standing === 'current');
  return (
    <TermsFrame
      title={words.of('complimentary', 'title')}
      lead={words.of('complimentary', 'summary')}
      shown={shown}
      bare
    >
      <p className="row row--wrap gap-4 no-print">
        <Link to="/premium-offers/" className={buttonClass({ variant: 'secondary', size: 's' })}>
          {t('terms.seeStays')}
        </Link>
        <Link to="/terms/" search={{}} className="link link--alone">
          {t('terms.only.all')}
        </Link>
      </p>
    </TermsFrame>
  );
}
