import { CheckoutFrame } from '@sojourn/portal/features/checkout/checkout-frame.tsx';
import { ContactSection } from '@sojourn/portal/features/checkout/contact/contact-section.tsx';
import { useCheckoutForm } from '@sojourn/portal/features/checkout/draft/use-checkout-form.ts';
import { focusField } from '@sojourn/portal/features/checkout/draft/use-problems.ts';
import { PaySection } from '@sojourn/portal/features/checkout/pay/pay-section.tsx';
import { ProtectionSection } from '@sojourn/portal/features/checkout/protections/protection-section.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { StayAlternative } from '#hotel/pages/shared/stay-alternative.tsx';
import { StayLink } from '#hotel/pages/shared/stay-link.tsx';
import type { HotelCheckout } from '#hotel/wire/hotel-checkout.ts';
import { placeOf } from './checkout-place.ts';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { GuestSection } from './guest-section.tsx';
import { HotelAgree } from './hotel-agree.tsx';
import { checkHotel } from './hotel-rules.ts';
import { HotelSection } from './hotel-section.tsx';
import { HotelSummaryCard } from './hotel-summary-card.tsx';
import { useOwnDetails } from './use-own-details.ts';

/** What a stay's draft is held against. */
function checkOf({ stay }: HotelCheckout) {
  const { rooms, minimumCheckInAge, name } = stay;
  const rules = { roomCount: rooms.length, minimumCheckInAge, hotelName: name };
  return (needsCard: boolean) => checkHotel({ ...rules, needsCard });
}

/** A stay: the form, from the guests to the pay button, beside the summary. */
export function HotelCheckoutForm({ checkout }: { readonly checkout: HotelCheckout }) {
  const t = useText();
  const plain = useCheckoutForm(checkout, checkOf(checkout));
  const act = (action: string) => (action === 'fixAge' ? focusField('leadGuestAge') : plain.act(action));
  const form = { ...plain, act };
  const { draft, problems, busy, tenders } = form;
  const { stay, kind } = checkout;
  const section = { draft, problems, disabled: busy };
  useOwnDetails(draft, checkout);
  const place = placeOf(stay);
  return (
    <CheckoutFrame
      checkout={checkout}
      form={form}
      back={
        <StayLink place={place} className="link">
          {t('hotel.checkout.back')}
        </StayLink>
      }
      leave={
        <StayLink place={place} className={buttonClass({ variant: 'secondary' })}>
          {t('checkout.rise.leave')}
        </StayLink>
      }
      alternatives={<Alternatives checkout={checkout} />}
      wayOut={(action, label, look) => wayOut(checkout, action, label, look)}
      summary={<HotelSummaryCard checkout={checkout} tenders={tenders} />}
    >
      <DuplicateNotice duplicateBookingId={checkout.duplicateBookingId} />
      <GuestSection {...section} stay={stay} />
      <ContactSection {...section} kind={kind} asksBank={false} />
      <HotelSection {...section} stay={stay} />
      <ProtectionSection checkout={checkout} disabled={busy} />
      <PaySection {...section} checkout={checkout} tenders={tenders} />
      <HotelAgree {...section} checkout={checkout} />
    </CheckoutFrame>
  );
}

function Alternatives({ checkout }: { readonly checkout: HotelCheckout }) {
  const place = placeOf(checkout.stay);
  return checkout.priceChange?.alternatives.map((stay) => (
    <StayAlternative key={stay.stayId} stay={stay} place={{ ...place, source: 'similar' }} />
  ));
}

function wayOut(checkout: HotelCheckout, action: string, label: string, look: string) {
  const place = placeOf(checkout.stay);
  if (action !== 'similarStays' && action !== 'otherRooms') return null;
  return (
    <StayLink place={action === 'similarStays' ? { ...place, unavailable: true } : place} className={look}>
      {label}
    </StayLink>
  );
}
