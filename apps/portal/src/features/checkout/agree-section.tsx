import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Checkbox } from '@sojourn/ui/checkbox.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useState } from 'react';
import { viewOfCancelTerms } from '#shared/cancel-terms.ts';
import { CancelTimeline } from '#shared/cancel-timeline.tsx';
import { useClock } from '#shared/effects.tsx';
import { useSay } from '#shared/said.ts';
import { useTenant } from '#shared/tenant/tenant.tsx';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { fieldId } from './check-draft.ts';
import type { SectionProps } from './guest-section.tsx';
import { TermsModal } from './terms-modal.tsx';

const SEAL_SIGNS = 10;

/** Consent to the terms as they stand in the quote, with the version and the seal they are kept under. */
export function AgreeSection(props: SectionProps & { readonly checkout: Checkout }) {
  const { checkout, draft, problems, disabled } = props;
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const clock = useClock();
  const { brandName } = useTenant();
  const [reading, setReading] = useState(false);
  const { quote } = checkout;
  const terms = viewOfCancelTerms(quote.cancellation, quote.price.total, clock.now(), locale);
  const problem = problems.of('termsAccepted');
  const total = formatMoney(quote.price.total, locale);
  return (
    <section className="checkout-section checkout-agree" aria-labelledby="checkout-agree">
      <h2 id="checkout-agree" className="display-s">
        {t('checkout.agree.title')}
      </h2>
      <p className="small text-2">
        {terms.tone === 'quiet' ? t('checkout.agree.none', { total }) : `${say(terms.line)}.`}
      </p>
      {terms.stages.length > 1 && (
        <div className="only-phone">
          <CancelTimeline terms={terms} />
        </div>
      )}
      <Checkbox
        id={fieldId('termsAccepted')}
        label={t('checkout.agree.label', { brand: brandName })}
        error={problem && say(problem)}
        checked={draft.draft.termsAccepted}
        disabled={disabled}
        onChange={(event) => {
          draft.change({ termsAccepted: event.target.checked });
          void draft.flush();
        }}
      />
      <p className="small text-3 checkout-agree__version">
        <button type="button" className="link" onClick={() => setReading(true)}>
          {t('checkout.agree.read')}
        </button>{' '}
        {t('checkout.agree.version', {
          version: quote.termsVersion,
          seal: quote.snapshotHash.slice(0, SEAL_SIGNS),
        })}
      </p>
      <TermsModal checkout={checkout} terms={terms} open={reading} onClose={() => setReading(false)} />
    </section>
  );
}
