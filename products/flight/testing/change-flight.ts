/** Has the tests' airline change a booked flight. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { shiftSlice } from '@sojourn/world/flight/supplier/changes/shift-slice.ts';
import type { FlightSchedule } from '../sell/supplier.ts';
import type { FlightSlice } from '../wire/flights.ts';
import type { FakeAirline } from './fake-airline.ts';
import { OUT_AND_BACK } from './fake-airline-fares.ts';

const booked = OUT_AND_BACK.map(
  ({ sliceId, segments, durationMinutes, plusDays }): FlightSlice => ({
    sliceId,
    segments: [...segments],
    layovers: [],
    durationMinutes,
    plusDays,
    multiTicketType: 'single',
  }),
);

/** The airline's next version: the first slice so many minutes later than booked, or null: canceled. */
export function changeFlight(
  airline: FakeAirline,
  bookingId: BookingId,
  minutes: number | null | 'unreadable',
  by: FlightSchedule['acceptedBy'] = null,
): void {
  const { schedules } = airline;
  const before = schedules.get(bookingId);
  const version = (before?.version ?? 0) + 1;
  const flown = booked.filter((_, way) => airline.kept.get(bookingId)?.flown.includes(way) ?? true);
  const slices = flown.map((slice, at) => {
    if (at > 0 || minutes === 'unreadable') return slice;
    return minutes === null ? null : shiftSlice(slice, [minutes]);
  });
  schedules.set(bookingId, {
    version,
    acceptedVersion: by ? version : (before?.acceptedVersion ?? 0),
    acceptedBy: by ?? before?.acceptedBy ?? null,
    slices: minutes === 'unreadable' ? null : slices,
  });
}
