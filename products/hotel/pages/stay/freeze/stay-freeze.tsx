import { stayTimes } from '@sojourn/domain/booking/stay-times.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { printFreezeDays, readFreezeDays } from '@sojourn/portal/shared/freeze/freeze-address.ts';
import { FreezeOffer } from '@sojourn/portal/shared/freeze/freeze-offer.tsx';
import { useNavigate, useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { StayDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { STAY_PATH } from '#hotel/parts/stay-place.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import type { RoomRate } from '../stay-view.ts';
import { inputOfRate } from '../use-stay.ts';

type Props = {
  readonly detail: StayDetail;
  readonly criteria: StayDatesAndGuests;
  readonly chosen: RoomRate;
};

/** Holding the price of the chosen rate (B §2 `hotelBookType`, `pf-purchase`). */
export function StayFreeze({ detail, criteria, chosen: { rate } }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const search = useSearch();
  const setPaying = (days: number | undefined) =>
    void navigate({
      to: STAY_PATH,
      search: {
        ...search,
        hotelBookType: days ? 'pf-purchase' : undefined,
        rateId: days ? rate.rateId : undefined,
        freezeDays: printFreezeDays(days),
      },
      replace: true,
      resetScroll: false,
    });
  const { stayId, zone } = detail.stay;
  const { checkIn, checkOut } = detail;
  const { checkInFrom, checkOutUntil } = detail.stay;
  const { startsAt } = stayTimes({ checkIn, checkInFrom, checkOut, checkOutUntil, zone });
  return (
    <FreezeOffer
      key={rate.rateId}
      kind="Hotel"
      frozenMinor={rate.price.tripTotal.amountMinor}
      covered={criteria.rooms.length}
      startsAt={startsAt}
      input={{ ...inputOfRate(stayId as StayId, criteria, rate.rateId), locale }}
      opened={search.hotelBookType === 'pf-purchase' ? readFreezeDays(search.freezeDays) : undefined}
      onPaying={setPaying}
    />
  );
}
