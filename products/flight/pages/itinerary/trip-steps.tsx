import { StepIndicator } from '@sojourn/ui/feedback/step-indicator.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

type TripStepsProps = {
  /** How many slices are chosen one after the other, and whether the second leads home. */
  readonly slices: number;
  readonly isRoundTrip: boolean;
  /** `paying` is the last step. */
  readonly at: 'review' | 'paying';
};

/** The steps of buying flights (B §2): a choice for each slice, the review, travelers and payment. */
export function TripSteps({ slices, isRoundTrip, at }: TripStepsProps) {
  const t = useText();
  const choices = Array.from({ length: slices }, (_, slice) => {
    if (slices === 1 || isRoundTrip)
      return t(slice === 0 ? 'flightTrip.step.departure' : 'flightTrip.step.return');
    return t('flightTrip.step.slice', { number: slice + 1 });
  });
  return (
    <StepIndicator
      label={t('flightTrip.steps')}
      steps={[...choices, t('flightTrip.step.review'), t('flightTrip.step.pay')]}
      current={at === 'review' ? slices : slices + 1}
      doneLabel={t('flightTrip.step.done')}
    />
  );
}
