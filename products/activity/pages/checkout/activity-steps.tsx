import { StepIndicator } from '@sojourn/ui/feedback/step-indicator.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

const PAYING = 1;

/** The steps of booking an activity. */
export function ActivitySteps() {
  const t = useText();
  return (
    <StepIndicator
      label={t('checkout.steps')}
      steps={[
        t('activity.checkout.step.choose'),
        t('activity.checkout.title'),
        t('activity.checkout.step.voucher'),
      ]}
      current={PAYING}
      doneLabel={t('checkout.stepDone')}
    />
  );
}
