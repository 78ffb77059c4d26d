import type { ReactNode } from 'react';
import './tag.css';
import { classNames } from '../class-names.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'brand' | 'accent';
export type TagProps = {
  /** Without a tone the tag is quiet. */
  readonly tone?: Tone | 'dark';
  /** Never show a status by color alone, so give it an icon as well as the word. */
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A short status or fact. At most two in a row on a card. */
export function Tag({ tone, icon, className, children }: TagProps) {
  return (
    <span className={classNames('tag', tone && `tag--${tone}`, className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
