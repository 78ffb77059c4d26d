import type { StayId } from '@sojourn/domain/ids.ts';
import { guestsOf } from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import { printStayPlace, STAY_PATH } from '@sojourn/web/products/hotel/stay-place.ts';
import type { WatchPart } from '#shared/product/watch-part.ts';

export const hotelWatchPart: WatchPart<'hotel'> = {
  count: ({ rooms }) => guestsOf(rooms),
  people: 'watch.list.guests',
  path: STAY_PATH,
  search: ({ stayId, checkIn, checkOut, rooms }) =>
    printStayPlace({ stayId: stayId as StayId, source: 'trip', checkIn, checkOut, rooms }),
  open: 'watch.list.rooms',
};
