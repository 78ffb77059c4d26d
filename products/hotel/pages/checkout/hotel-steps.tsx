import { StepIndicator } from '@sojourn/ui/feedback/step-indicator.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

const PAYING = 1;

/** The steps of booking a stay. */
export function HotelSteps() {
  const t = useText();
  return (
    <StepIndicator
      label={t('checkout.steps')}
      steps={[t('hotel.checkout.step.room'), t('hotel.checkout.step.pay'), t('hotel.checkout.step.done')]}
      current={PAYING}
      doneLabel={t('checkout.stepDone')}
    />
  );
}
