import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { StepIndicator } from '@sojourn/ui/step-indicator.tsx';
import { HeaderSlot } from '@sojourn/web/shell/header-slot.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Lock } from 'lucide-react';
import { TripSteps } from '#products/flight/itinerary/trip-steps.tsx';

const PAYING = 1;

/** The steps of a booking, in the header in place of the navigation. */
export function CheckoutSteps({ checkout }: { readonly checkout: Checkout | undefined }) {
  const t = useText();
  return (
    <HeaderSlot>
      <div className="checkout-steps">
        {checkout?.kind === 'Flight' ? (
          <TripSteps
            slices={checkout.flight.slices.length}
            isRoundTrip={checkout.flight.tripType === 'roundTrip'}
            at="paying"
          />
        ) : (
          <StepIndicator
            label={t('checkout.steps')}
            steps={[t('checkout.step.room'), t('checkout.step.pay'), t('checkout.step.done')]}
            current={PAYING}
            doneLabel={t('checkout.stepDone')}
          />
        )}
        <span className="small text-2 row gap-1 nowrap checkout-steps__secure">
          <Lock className="icon icon--s" aria-hidden="true" /> {t('checkout.secure')}
        </span>
      </div>
    </HeaderSlot>
  );
}
