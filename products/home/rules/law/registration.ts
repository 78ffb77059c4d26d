/**
 * Where a home must show a registration number to be sold (Regulation (EU) 2024/1028, from 20 May 2026 on,
 * in areas that a member state registers). The areas are data; the rule is here.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';

/** `area` null: the whole country. */
type RegistrationArea = {
  readonly country: string;
  readonly area: string | null;
  readonly from: CalendarDate;
};

type Registered = {
  readonly country: string;
  readonly area: string;
  readonly registrationNumber: string | null;
  /** The day an authority ordered the listing down, null without one. */
  readonly takenDownOn: CalendarDate | null;
};

type SaleBar = 'registrationMissing' | 'takenDown';

/** Why a home can't be sold on a day, or null. What's booked already isn't asked. */
export function saleBar(
  home: Registered,
  areas: readonly RegistrationArea[],
  today: CalendarDate,
): SaleBar | null {
  if (home.takenDownOn !== null && home.takenDownOn <= today) return 'takenDown';
  const asks = areas.some(
    ({ country, area, from }) =>
      country === home.country && (area === null || area === home.area) && from <= today,
  );
  return asks && home.registrationNumber === null ? 'registrationMissing' : null;
}
