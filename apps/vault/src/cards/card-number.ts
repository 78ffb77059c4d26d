/** Numbers of demo cards, made so that none is written down. */
import { passesLuhn } from '@sojourn/domain/payments/card-number.ts';

/** A number of the form `prefix … lastFour` that passes the check. */
export function demoNumber(prefix: string, lastFour: string, length = 16): string {
  const room = length - prefix.length - 4;
  for (let middle = 0; middle < 10; middle++) {
    const digits = prefix + String(middle).padStart(room, '0') + lastFour;
    if (passesLuhn(digits)) return digits;
  }
  throw new RangeError(`no number fits ${prefix}…${lastFour}`);
}
