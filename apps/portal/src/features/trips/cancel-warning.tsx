import { Banner } from '@sojourn/ui/banner.tsx';
import { useText } from '#shared/text/use-text.tsx';
import type { CancelStep } from './cancel-steps.ts';

/** The consequence, above the buttons of the last question. */
export function CancelWarning({ state }: { readonly state: CancelStep }) {
  const t = useText();
  if (state.step !== 'confirm' && state.step !== 'canceling') return null;
  return (
    <Banner tone="warn" size="s">
      {t('trip.cancel.confirm.warn')}
    </Banner>
  );
}
