/** A hotel's page with the refundable room beside each rate, where none of its own is the better choice. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { isDominated, type RateChoice } from '#hotel/rules/refundable/refundable-choice.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import { coveredStay } from '../covered-stay.ts';
import { offerRefundable } from './refundable-room.ts';

type Page = Pick<StayDetail, 'stay' | 'checkIn' | 'checkOut'>;
type Guests = { readonly rooms: readonly unknown[]; readonly now: Instant };

const choiceOf = ({
  price,
  breakfast,
  roomProductVariant,
}: StayDetail['rooms'][number]['rates'][number]): RateChoice => ({
  totalMinor: price.tripTotal.amountMinor,
  breakfast,
  cancellation: roomProductVariant.cancellationPolicy,
});

export function addRefundable<R extends Pick<StayDetail['rooms'][number], 'rates'>>(
  rooms: readonly R[],
  { stay, checkIn, checkOut }: Page,
  { rooms: guests, now }: Guests,
): R[] {
  const { checkInFrom, checkOutUntil, zone } = stay;
  const times = { checkIn, checkInFrom, checkOut, checkOutUntil, zone };
  return rooms.map((room) => ({
    ...room,
    rates: room.rates.map((rate) => {
      const { tripTotal, taxesAndFees } = rate.price;
      const offer = {
        stay: { ...times, rooms: guests },
        price: { total: tripTotal, taxesAndFees },
        cancellation: rate.roomProductVariant.cancellationPolicy,
      };
      const refundableRoom = offerRefundable(coveredStay({ offer }), times, now);
      if (!refundableRoom) return rate;
      const { premiumPrices, cancellationPolicy: cancellation } = refundableRoom;
      const premiumMinor = premiumPrices.total.amountMinor;
      const offered = { ...choiceOf(rate), cancellation, premiumMinor };
      return isDominated(offered, room.rates.map(choiceOf)) ? rate : { ...rate, refundableRoom };
    }),
  }));
}
