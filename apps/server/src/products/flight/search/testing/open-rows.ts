import type { FlightRow } from '@sojourn/contract/products/flight/flight-row.ts';
import type { FlightOption, OpenedFlight } from '@sojourn/contract/products/flight/flight-search.ts';
import { shownFare } from '@sojourn/domain/products/flight/fares/shown-fare.ts';
import { expect } from 'vitest';

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
