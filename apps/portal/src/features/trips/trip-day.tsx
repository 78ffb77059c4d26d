import { classNames } from '@sojourn/ui/class-names.ts';
import type { ReactNode } from 'react';

type TripDayProps = { readonly day: string; readonly children: ReactNode };

/** A date and what happens on it, one `TripMoment` below the other. */
export function TripDay({ day, children }: TripDayProps) {
  return (
    <div className="trip-day">
      <h2 className="title-m trip-day__date">{day}</h2>
      <div className="trip-day__moments">{children}</div>
    </div>
  );
}

type TripMomentProps = {
  readonly time: ReactNode;
  /** What it was before; null where it hasn't changed. */
  readonly was?: string | null;
  /** It doesn't happen any more. */
  readonly isOff?: boolean;
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
};

/** A time on the rail: what happens, and what belongs to it. */
export function TripMoment({ time, was, isOff = false, icon, title, children }: TripMomentProps) {
  return (
    <div className={classNames('trip-day__rail', isOff && 'trip-day__rail--off')}>
      <span className="trip-day__dot">{icon}</span>
      <p className="trip-day__time num">
        {was && (
          <>
            <s className="trip-day__was">{was}</s>{' '}
          </>
        )}
        {time}
      </p>
      <h3 className="title-s">{title}</h3>
      {children}
    </div>
  );
}
