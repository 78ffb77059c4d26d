import { StepIndicator } from '@sojourn/ui/feedback/step-indicator.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

const PAYING = 1;

/** The steps of renting a car. */
export function CarSteps() {
  const t = useText();
  return (
    <StepIndicator
      label={t('checkout.steps')}
      steps={[t('car.checkout.step.car'), t('car.checkout.title')]}
      current={PAYING}
      doneLabel={t('checkout.stepDone')}
    />
  );
}
