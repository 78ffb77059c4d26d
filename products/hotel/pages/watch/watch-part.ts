import type { StayId } from '@sojourn/domain/ids.ts';
import type { WatchPart } from '@sojourn/portal/shared/product/watch-part.ts';
import { guestsOf } from '#hotel/parts/search/stay-criteria.ts';
import { printStayPlace, STAY_PATH } from '#hotel/parts/stay-place.ts';

export const hotelWatchPart: WatchPart<'hotel'> = {
  count: ({ rooms }) => guestsOf(rooms),
  people: 'watch.list.guests',
  path: STAY_PATH,
  search: ({ stayId, checkIn, checkOut, rooms }) =>
    printStayPlace({ stayId: stayId as StayId, source: 'trip', checkIn, checkOut, rooms }),
  open: 'watch.list.rooms',
};
