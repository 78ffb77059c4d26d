import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { Problem, useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';

/** A refused call in place of what it was to show; `onRetry` is offered when it may help. */
export function ErrorProblem(props: { readonly code: ApiErrorCode; readonly onRetry?: () => void }) {
  const t = useText();
  const { title, cause, action } = useErrorTexts(props.code);
  return (
    <Problem
      title={title}
      actions={
        <>
          {props.onRetry && <Button onClick={props.onRetry}>{t('shell.retry')}</Button>}
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            {t('shell.toHome')}
          </Link>
        </>
      }
    >
      {cause} {action}
    </Problem>
  );
}
