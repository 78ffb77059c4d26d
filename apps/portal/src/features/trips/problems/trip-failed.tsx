import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** A trip that couldn't be loaded, and another try. */
export function TripFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <Problem
      title={t('trip.failed.title')}
      actions={<Button onClick={onRetry}>{t('trip.action.retry')}</Button>}
    >
      {t('trip.failed.text')}
    </Problem>
  );
}
