import { expect } from 'vitest';
import { shownFare } from '#flight/rules/fares/shown-fare.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FlightOption, OpenedFlight } from '#flight/wire/flight-search.ts';

/** A search's rows as they open, each of which shows what its row does. */
export async function openRows(
  rows: readonly FlightRow[],
  open: (sliceId: string) => Promise<{ readonly status: number; readonly body: OpenedFlight }>,
): Promise<FlightOption[]> {
  const options: FlightOption[] = [];
  for (const { slice, fare, badges, multiTicketType } of rows) {
    const { status, body } = await open(slice.sliceId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ slice, multiTicketType, shown: fare.fareClass });
    expect(shownFare(body)).toMatchObject(fare);
    options.push({ ...body, badges });
  }
  return options;
}
