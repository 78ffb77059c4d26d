/** How the booking of a stay can fail (A §8), in the hotel's words. */
import type { HotelFailure } from '@sojourn/contract/booking-failures.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { CommonAction, FailureFacts, FailureView } from '#shared/product/checkout-part.ts';

/** `similarStays`, `otherRooms`: links; `fixAge`: to its field. */
export type HotelAction = CommonAction | 'similarStays' | 'otherRooms' | 'fixAge';

const ACTIONS: Readonly<Record<Exclude<HotelFailure, 'PaymentError'>, HotelAction>> = {
  NoAvailability: 'similarStays',
  LackOfInventory: 'otherRooms',
  RateNotAvailable: 'otherRooms',
  CheckInMinimumAgeNotMet: 'fixAge',
  Inactivity: 'refreshQuote',
  RedemptionFailure: 'retry',
  Unknown: 'retry',
};
const FIXED_HERE: ReadonlySet<HotelAction> = new Set(['fixAge', 'refreshQuote']);
const isHotels = (code: string): code is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, code);

export function hotelFailure({ code, minimumAge }: FailureFacts): FailureView<HotelAction> | null {
  if (!isHotels(code)) return null;
  const unnamed = code === 'CheckInMinimumAgeNotMet' && minimumAge === null;
  const name = unnamed ? 'CheckInMinimumAgeNotMet.unnamed' : code;
  const action = ACTIONS[code];
  return {
    tone: FIXED_HERE.has(action) ? 'warn' : 'bad',
    title: textRef(`checkout.failure.${code}.title`),
    cause: textRef(`checkout.failure.${name}.cause`, minimumAge === null ? undefined : { age: minimumAge }),
    safe: textRef('checkout.failure.safe'),
    action,
    actionLabel: textRef(`checkout.action.${action}`),
  };
}
