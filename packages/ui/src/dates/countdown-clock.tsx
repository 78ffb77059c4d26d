import type { Instant } from '@sojourn/domain/dates.ts';
import type { ReactNode } from 'react';

type Countdown = {
  readonly expired: boolean;
  readonly secondsLeft: number;
  /** "14:32", or "1:14:32" above an hour. */
  readonly clock: string;
};

/** What is left at `now`; never below zero. */
export function countdown(expiresAt: Instant, now: Instant): Countdown {
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / 1000));
  const hours = Math.floor(secondsLeft / 3600);
  const minutes = Math.floor((secondsLeft % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(secondsLeft % 60);
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  return { expired: secondsLeft === 0, secondsLeft, clock };
}

type CountdownClockProps = {
  readonly expiresAt: Instant;
  /** The caller's clock, renewed as often as the clock should move. */
  readonly now: Instant;
  /** The sentence around the clock: "Held for 14:32 while you finish". */
  readonly children: (left: Countdown) => ReactNode;
};

/** A true hold's time left. It is a timer, which readers do not read out by themselves. */
export function CountdownClock({ expiresAt, now, children }: CountdownClockProps) {
  return (
    <span role="timer" className="num">
      {children(countdown(expiresAt, now))}
    </span>
  );
}
