import { StepIndicator } from '@sojourn/ui/feedback/step-indicator.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeCheckout } from '#home/wire/home-checkout.ts';

const PAYING = 1;

/** The steps of booking a home, or of asking its host. */
export function HomeSteps({ checkout }: { readonly checkout: HomeCheckout }) {
  const t = useText();
  const last = checkout.booking === 'request' ? 'home.checkout.step.answer' : 'home.checkout.step.done';
  return (
    <StepIndicator
      label={t('checkout.steps')}
      steps={[t('home.checkout.step.home'), t('home.checkout.step.pay'), t(last)]}
      current={PAYING}
      doneLabel={t('checkout.stepDone')}
    />
  );
}
