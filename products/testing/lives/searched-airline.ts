/** What can be flown instead of a disrupted flight: without it the tests' airline answers no search. */
import { first } from '@sojourn/domain/present.ts';
import type {
  BookingWorld,
  Replaced,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { ok } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightAnswer, FlightQuestion } from '#flight/sell/supplier.ts';
import { fareOf, OUT_INSTEAD, summaryOf } from '#flight/testing/fake-airline-fares.ts';
import type { FlightOption } from '#flight/wire/flight-search.ts';

/** The tests' airline shows what can be flown instead to who searches. */
export function withSearch({ carrier, flightFaults }: BookingWorld): Replaced {
  const optionOf = (sliceId: string, { locale, now, passengers }: FlightQuestion) => {
    const extras = { seats: [], bags: [] };
    const slices = [{ sliceId, fareClass: 'standard' as const }];
    const [slice] = summaryOf({ slices, passengers, extras, locale, now }).slices;
    const { total } = fareOf(carrier.fareMinor, { slices, passengers, extras, locale, now });
    const fares = [{ fareClass: 'standard', fareShelf: { shortBrandName: 'Classic' }, total }];
    return { option: { slice, fares } as unknown as FlightOption, rank: 1 };
  };
  const search = async (question: FlightQuestion) => {
    const { date } = first(question.slices);
    const options = OUT_INSTEAD.filter(({ sliceId }) => sliceId.includes(date)).map(({ sliceId }) =>
      optionOf(sliceId, question),
    );
    return ok({ options } as unknown as FlightAnswer);
  };
  return { flightSuppliers: [flightFaults.wrap({ ...carrier.supplier, search })] };
}
