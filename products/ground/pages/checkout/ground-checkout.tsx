/** A ride: the form, from the name on the sign to the pay button, beside the summary. */
import { CheckoutFrame } from '@sojourn/portal/features/checkout/checkout-frame.tsx';
import { ContactSection } from '@sojourn/portal/features/checkout/contact/contact-section.tsx';
import { useCheckoutForm } from '@sojourn/portal/features/checkout/draft/use-checkout-form.ts';
import { PaySection } from '@sojourn/portal/features/checkout/pay/pay-section.tsx';
import { ProtectionSection } from '@sojourn/portal/features/checkout/protections/protection-section.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { GroundCheckout } from '#ground/wire/ground-checkout.ts';
import { GROUND_PATH, printRide } from '../search/ride-url.ts';
import { LeadSection, NeedsSection, NoteSection, type RideSectionProps } from './lead-section.tsx';
import { RideAgree } from './ride-agree.tsx';
import { draftOf } from './ride-draft.ts';
import { checkRideDraft, rulesOf } from './ride-rules.ts';
import { RideSummaryCard } from './ride-summary-card.tsx';
import { useOwnDetails } from './use-own-details.ts';

function useRideForm(checkout: GroundCheckout) {
  const plain = useCheckoutForm(checkout, (needsCard) => checkRideDraft(rulesOf(checkout, needsCard)));
  const { draft } = plain;
  const act = (action: string) => {
    if (action !== 'bookAnyway') return plain.act(action);
    draft.change({ duplicateAccepted: true });
    void draft.flush();
    plain.settle();
  };
  useOwnDetails(draft, checkout);
  return { ...plain, act };
}

function DuplicateNotice({ checkout, draft, disabled }: RideSectionProps) {
  const t = useText();
  const bookingId = checkout.duplicateBookingId;
  if (bookingId === null) return null;
  return (
    <div className="checkout-section">
      <Banner tone="warn" live="status" title={t('ground.checkout.duplicate.title')}>
        <Link to="/trips/$bookingId" params={{ bookingId }} className="link">
          {t('ground.checkout.duplicate.open')}
        </Link>
      </Banner>
      <Checkbox
        label={t('ground.checkout.duplicate')}
        checked={draft.draft.duplicateAccepted}
        disabled={disabled}
        onChange={(event) => {
          draft.change({ duplicateAccepted: event.target.checked });
          void draft.flush();
        }}
      />
    </div>
  );
}

export type FormProps = { readonly checkout: GroundCheckout };

export default function GroundCheckoutForm({ checkout }: FormProps) {
  const t = useText();
  const form = useRideForm(checkout);
  const { draft, problems, busy, tenders } = form;
  const section = { draft, problems, disabled: busy, checkout };
  const search = printRide(draftOf(checkout.ride));
  const linked = (label: string, look: string) => (
    <Link to={GROUND_PATH} search={search} className={look}>
      {label}
    </Link>
  );
  return (
    <CheckoutFrame
      checkout={checkout}
      form={form}
      back={linked(t('ground.checkout.back'), 'link')}
      leave={linked(t('checkout.rise.leave'), buttonClass({ variant: 'secondary' }))}
      alternatives={checkout.priceChange?.alternatives.map(({ transferId, kind }) => (
        <li key={transferId}>{linked(t(`ground.kind.${kind}`), 'link')}</li>
      ))}
      wayOut={(action, label, look) => (action === 'otherRide' ? linked(label, look) : null)}
      summary={<RideSummaryCard checkout={checkout} tenders={tenders} />}
    >
      <DuplicateNotice {...section} />
      <LeadSection {...section} />
      <ContactSection {...section} kind={checkout.kind} asksBank={false} />
      <NeedsSection {...section} />
      <NoteSection {...section} />
      <ProtectionSection checkout={checkout} disabled={busy} />
      <PaySection {...section} tenders={tenders} />
      <RideAgree {...section} />
    </CheckoutFrame>
  );
}
