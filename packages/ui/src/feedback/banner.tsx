import { CircleAlert, CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './banner.css';
import { classNames } from '../class-names.ts';
import type { Tone } from '../content/tag.tsx';

type BannerProps = {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  /** Instead of the tone's own icon. */
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  readonly size?: 's' | 'm';
  /**
   * `alert` is read at once (a payment error), `status` when the reader is free; leave out what is
   * there from the start.
   */
  readonly live?: 'alert' | 'status';
  readonly className?: string;
  readonly children?: ReactNode;
};

const ICONS = {
  info: <Info />,
  good: <CircleCheck />,
  warn: <TriangleAlert />,
  bad: <CircleX />,
  brand: <Info />,
  accent: <CircleAlert />,
} as const satisfies Record<Tone, ReactNode>;

/** A message in its place: tinted ground, ink text, coloured icon. */
export function Banner({ tone = 'info', title, icon, action, size, live, className, children }: BannerProps) {
  return (
    <div
      className={classNames('banner', `banner--${tone}`, size === 's' && 'banner--s', className)}
      role={live}
    >
      <span className="banner__icon" aria-hidden="true">
        {icon ?? ICONS[tone]}
      </span>
      <div className="banner__text">
        {title && <b>{title}</b>} {children}
      </div>
      {action && <div className="banner__action">{action}</div>}
    </div>
  );
}
