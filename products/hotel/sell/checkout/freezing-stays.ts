/** How prices of stays are frozen: all rooms for all nights, at one rate. */
import type { StayId } from '@sojourn/domain/ids.ts';
import type { Freezing } from '@sojourn/server/modules/selling/checkouts/freezing.ts';
import type { HotelSale } from '../sale.ts';

/** More than one person sleeps in. */
const STAYS_A_DAY = 5;

export const FREEZING_STAYS: Freezing<HotelSale> = {
  covered: ({ rooms }) => rooms.length,
  fitKey: ({ stayId, rateId, checkIn, checkOut, rooms }) =>
    JSON.stringify([stayId, rateId, checkIn, checkOut, rooms.map((room) => Object.entries(room).toSorted())]),
  shown: ({ offer: { stay } }) => ({
    detail: stay.roomName,
    art: stay.art,
    startsOn: stay.checkIn,
    endsOn: stay.checkOut,
  }),
  similarFacts: ({ offer: { stay } }) => ({ slices: [], stars: stay.stars }),
  search: ({ request: { stayId, rooms }, offer: { stay } }) => ({
    product: 'Hotel',
    stayId: stayId as StayId,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  }),
  credits: {
    fee: 'HotelPriceFreezeDepositCredit',
    cover: 'HotelPriceFreezeDiscountCredit',
    both: 'HotelPriceFreezeExerciseCredit',
  },
  refusals: {
    soldOut: 'HotelPriceFreezeRefund',
    nothingLikeIt: 'HotelPriceFreezeRefund',
    unanswered: 'HotelPriceFreezeFailed',
    failed: 'HotelPriceFreezeFailed',
    params: 'HotelPriceFreezeFailed',
  },
  dayLimit: { most: STAYS_A_DAY, refusal: 'HotelPriceFreezeLikelyFraud' },
};
