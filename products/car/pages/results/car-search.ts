import type { PagedSearch } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { api } from '@sojourn/web/api/api.ts';
import type { CarOffer, CarSearchInput, CarSearchPage } from '#car/wire/car-search.ts';

/** Everything but which part of the list. */
export type CarQuestion = Omit<CarSearchInput, 'offset' | 'limit' | 'locale'>;

const rentalOnly = ({ filters: _filters, sort: _sort, ...rental }: CarQuestion) => JSON.stringify(rental);

export const CAR_SEARCH: PagedSearch<CarSearchPage, CarQuestion, CarOffer> = {
  name: 'cars',
  ask: (question, part, locale, signal) =>
    api.searchCars({ input: { ...question, ...part, locale } }, { signal }),
  isSame: (a, b) => rentalOnly(a) === rentalOnly(b),
  itemsOf: ({ offers }) => offers,
  idOf: ({ carId }) => carId,
  pageSize: 12,
  answerMax: 50,
};
