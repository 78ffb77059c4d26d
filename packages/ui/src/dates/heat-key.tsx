import type { ReactNode } from 'react';
import type { Heat } from './calendar-days.ts';
import './date-range-calendar.css';

/** One entry of the calendar's legend: a swatch of the quarter and its word. */
export function HeatKey({ heat, children }: { readonly heat: Heat; readonly children: ReactNode }) {
  return (
    <span className="calendar__key">
      <i className={`calendar__day--heat-${heat}`} aria-hidden="true" />
      {children}
    </span>
  );
}
