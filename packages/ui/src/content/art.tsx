import { artPath } from '@sojourn/artwork/art-query.ts';
import type { ArtOptions } from '@sojourn/artwork/kinds.ts';
import { createContext, useContext } from 'react';
import './art.css';
import { classNames } from '../class-names.ts';

export type ArtProps = ArtOptions & {
  /** What the picture shows, where that matters; without it the picture is decoration. */
  readonly title?: string;
  /** Fills its box (which has the size), cut to cover it. */
  readonly fill?: boolean;
  /** For the picture that is seen first on a page: loaded at once. */
  readonly eager?: boolean;
  readonly className?: string;
};

/** Where pictures come from, without a slash at the end: empty on the portal's own pages. */
export const ArtOriginContext = createContext('');

/** A generated picture from `/art/`. The box keeps its room while it loads; dark themes dim it. */
export function Art({ title = '', fill, eager, className, ...options }: ArtProps) {
  const origin = useContext(ArtOriginContext);
  return (
    <img
      src={`${origin}${artPath(options)}`}
      width={options.width}
      height={options.height}
      alt={title}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classNames('art', fill && 'art--fill', className)}
    />
  );
}
