import { StepIndicator } from '@sojourn/ui/feedback/step-indicator.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

const PAYING = 1;

/** The steps of booking a ride. */
export function RideSteps() {
  const t = useText();
  return (
    <StepIndicator
      label={t('checkout.steps')}
      steps={[t('ground.checkout.step.choose'), t('ground.checkout.title'), t('ground.checkout.step.ride')]}
      current={PAYING}
      doneLabel={t('checkout.stepDone')}
    />
  );
}
