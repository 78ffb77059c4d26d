import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { type ReactNode, useState } from 'react';
import { CheckoutSection } from './checkout-section.tsx';
import { fieldId } from './draft/draft-problems.ts';
import type { SectionProps } from './draft/use-field.ts';

type ConsentProps = SectionProps & {
  readonly checkout: Checkout;
  /** What the terms come to, in a sentence. */
  readonly lead: ReactNode;
  readonly label: string;
  /** The terms in full, opened from the consent. */
  readonly terms: (open: boolean, onClose: () => void) => ReactNode;
  readonly children?: ReactNode;
};

/** Consent to the quote's terms. */
export function Consent(props: ConsentProps) {
  const { draft, problems, disabled, lead, label, terms, children } = props;
  const t = useText();
  const toText = useTextRef();
  const [reading, setReading] = useState(false);
  const problem = problems.of('termsAccepted');
  const session = useSession();
  const isDelegated = session?.isDelegatedSession === true;
  return (
    <CheckoutSection id="checkout-agree" title={t('checkout.agree.title')} className="checkout-agree">
      <p className="small text-2">{lead}</p>
      {children}
      {isDelegated ? (
        <p className="small">{t('checkout.request.consent', { name: session.userInfo.firstName })}</p>
      ) : (
        <Checkbox
          id={fieldId('termsAccepted')}
          label={label}
          error={problem && toText(problem)}
          checked={draft.draft.termsAccepted}
          disabled={disabled}
          onChange={(event) => {
            draft.change({ termsAccepted: event.target.checked });
            void draft.flush();
          }}
        />
      )}
      <p className="small text-3 checkout-agree__version">
        <button type="button" className="link link--alone" onClick={() => setReading(true)}>
          {t('checkout.agree.read')}
        </button>
      </p>
      {terms(reading, () => setReading(false))}
    </CheckoutSection>
  );
}
