/** What stands in for a page while it loads or when it cannot be shown. */

import type { ReactNode } from 'react';
import type { ApiErrorCode } from './api/api-error.ts';
import './page-state.css';
import type { MessageId } from './text/messages.ts';
import { useText } from './text/use-text.tsx';

export function PageLoading() {
  const t = useText();
  return (
    <div className="page-loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">{t('shell.loading')}</span>
    </div>
  );
}

type ProblemProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly headingLevel?: 1 | 2;
};

/** An explained dead end with its ways out. */
export function Problem({ icon, title, children, actions, headingLevel = 1 }: ProblemProps) {
  const Heading = `h${headingLevel}` as 'h1';
  return (
    <div className="problem">
      {icon && (
        <span className="problem__icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className="title-l">{title}</Heading>
      {children && <div className="text-2">{children}</div>}
      {actions && <div className="problem__actions">{actions}</div>}
    </div>
  );
}

/** The texts of an error code: what happened, what is safe, what to do. */
export function useErrorTexts(code: ApiErrorCode): { title: string; cause: string; action: string } {
  const t = useText();
  const text = (part: 'title' | 'cause' | 'action') => t(`errors.${code}.${part}` as MessageId);
  return { title: text('title'), cause: text('cause'), action: text('action') };
}
