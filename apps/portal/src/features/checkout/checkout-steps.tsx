import { StepIndicator } from '@sojourn/ui/step-indicator.tsx';
import { Lock } from 'lucide-react';
import { HeaderSlot } from '#shared/shell/header-slot.tsx';
import { useText } from '#shared/text/use-text.tsx';

const PAYING = 1;

/** The steps of a booking, in the header in place of the navigation. */
export function CheckoutSteps() {
  const t = useText();
  return (
    <HeaderSlot>
      <div className="checkout-steps">
        <StepIndicator
          label={t('checkout.steps')}
          steps={[t('checkout.step.room'), t('checkout.step.pay'), t('checkout.step.done')]}
          current={PAYING}
          doneLabel={t('checkout.stepDone')}
        />
        <span className="small text-2 row gap-1 nowrap checkout-steps__secure">
          <Lock className="icon icon--s" aria-hidden="true" /> {t('checkout.secure')}
        </span>
      </div>
    </HeaderSlot>
  );
}
