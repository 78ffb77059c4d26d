/** What comes back of a car of the list when it's canceled: of what's paid now, not of what the desk gets. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Locale } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { paidNow } from '#car/rules/car-price.ts';
import type { CarOffer } from '#car/wire/car-search.ts';

type Offer = Pick<CarOffer, 'cancellation' | 'now' | 'total' | 'fees'>;

export const offerTerms = ({ cancellation, now: all, total, fees }: Offer, now: Instant, locale: Locale) =>
  viewOfCancelTerms(cancellation, all ? paidNow(all, fees) : total, now, locale);
