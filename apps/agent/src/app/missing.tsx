import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { Problem, useErrorTexts } from '@sojourn/web/page-state.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** What was asked for isn't there, or couldn't be read. */
export function Missing({ code }: { readonly code: ApiErrorCode }) {
  const t = useText();
  const { title, cause, action } = useErrorTexts(code);
  const toQueue = (
    <To href="/" className={buttonClass({ variant: 'secondary' })}>
      {t('desk.toQueue')}
    </To>
  );
  return (
    <Problem title={title} actions={toQueue}>
      {cause} {action}
    </Problem>
  );
}
