/** What a row of a search's results opens into, as it can be had now. */
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { FlightSearch, OpenedFlight } from '#flight/wire/flight-search.ts';
import { requireSlice } from './criteria.ts';
import { askOwner, type FlightDeps, requireFlights } from './deps.ts';
import { addMarketToOption, marketsOfQuestion } from './flight-markets.ts';
import { questionOf } from './search-flights.ts';

type OptionInput = Omit<FlightSearch, 'limit'> & { readonly sliceId: string };

/** Refuses what a search of it does, and `RateNotAvailable` when it is not sold (any more). */
export async function getFlightOption(
  deps: FlightDeps,
  { sliceId, ...input }: OptionInput,
  context: RequestContext,
): Promise<OpenedFlight> {
  requireFlights(deps, context);
  const question = questionOf(deps, input);
  requireSlice(deps, input, { index: question.chosen.length, sliceId, path: 'sliceId' });
  const markets = await marketsOfQuestion(deps, question, context);
  const opened = await askOwner(
    deps,
    [...question.chosen, { sliceId }],
    (supplier, call) => supplier.option({ ...question, markets, sliceId }, call),
    context,
    () => refuse('RateNotAvailable'),
  );
  return markets ? addMarketToOption(deps, opened, markets) : opened;
}
