import type { ArtOptions } from '@sojourn/artwork/kinds.ts';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Art } from '../content/art.tsx';
// After the picture's own styles, which it overrides
import './empty-state.css';

export type EmptyStateProps = {
  /** The picture strip; drawn in the mist palette whatever the subject. */
  readonly art: Pick<ArtOptions, 'seed' | 'kind' | 'motif'>;
  readonly title: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  /** 1 where it is all that the page shows; 2 otherwise. */
  readonly level?: 1 | 2;
};

/** Nothing here yet: a picture, a sentence, a way on. */
export function EmptyState({ art, title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="card empty">
      <Art {...art} time="mist" width={800} height={208} className="empty__art" />
      <Title className="empty__title">{title}</Title>
      {children && <p className="empty__text">{children}</p>}
      {action && <div className="empty__actions">{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  readonly title: ReactNode;
  /** What is safe: "Nothing was booked or charged. Your search is saved." */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: ReactNode;
};

/** Something failed: what happened, what is safe, what to do. Read out as it appears. */
export function ErrorState({ title, children, actions, icon }: ErrorStateProps) {
  return (
    <div className="card empty" role="alert">
      <span className="empty__icon" aria-hidden="true">
        {icon ?? <CloudOff />}
      </span>
      <h2 className="empty__title">{title}</h2>
      {children && <p className="empty__text">{children}</p>}
      {actions && <div className="empty__actions">{actions}</div>}
    </div>
  );
}
