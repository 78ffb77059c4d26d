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
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
};

/** A time on the rail: what happens, and what belongs to it. */
export function TripMoment({ time, icon, title, children }: TripMomentProps) {
  return (
    <div className="trip-day__rail">
      <span className="trip-day__dot">{icon}</span>
      <p className="trip-day__time num">{time}</p>
      <h3 className="title-s">{title}</h3>
      {children}
    </div>
  );
}
