import type { Instant } from '@sojourn/domain/dates.ts';
import { useEffect, useState } from 'react';
import { useClock } from '#effects.tsx';

const EVERY_MS = 10_000;

/** The time, renewed often enough for minutes. */
export function useNow(): Instant {
  const clock = useClock();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
