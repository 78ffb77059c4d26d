import { failureOfDuplicate } from '@sojourn/server/modules/selling/booking/failure.ts';
import {
  fieldsOf,
  type Incomplete,
  type Prepared,
} from '@sojourn/server/modules/selling/booking/prepared.ts';
import type { PreparingBesides } from '@sojourn/server/modules/selling/booking/product.ts';
import { FIRST_STEP } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { completeHomeDraft } from '#home/wire/home-draft.ts';
import {
  type BookedHome,
  type HomeCheckoutRow,
  type HomeDeps,
  type HomeSale,
  type HomeVisitor,
  supplierOfStays,
} from '../sale.ts';
import { taxesOfHomes } from '../taxes-of-homes.ts';
import { BOOK_HOME } from './home-order.ts';

/** A host who's asked first has to have accepted. */
const needsYes = ({ request, offer: { stays } }: HomeSale): boolean =>
  request.requestReference === undefined && stays.some(({ booking }) => booking === 'request');

/** Who checks in, and that they read the house rules. */
export function prepareHome(
  deps: HomeDeps,
  { draft, quote }: HomeCheckoutRow,
  besides: PreparingBesides,
): Prepared<BookedHome> | Incomplete {
  const { request, offer } = quote;
  const parsed = completeHomeDraft.safeParse(draft);
  if (!parsed.success) return { fields: fieldsOf(parsed.error.issues) };
  const { email, phone, guest, message } = parsed.data;
  const visitor: HomeVisitor = { guest, message };
  const duplicate: typeof besides.duplicate = async (tx) =>
    draft.duplicateAccepted ? null : besides.duplicate(tx);
  return {
    columns: {
      product: 'home',
      request,
      offer,
      guests: [guest],
      contact: { email, phone },
      supplierId: supplierOfStays(deps, request)?.id ?? '',
      taxesMinor: taxesOfHomes(quote),
    },
    saga: { kind: BOOK_HOME, firstStep: FIRST_STEP },
    travelers: [visitor],
    parts: () => [],
    requireStillAllowed: async (tx) => {
      const bookingId = await duplicate(tx);
      if (bookingId) refuse('DuplicateBooking', { bookingId });
    },
    findRefusal: async () => {
      if (needsYes(quote)) refuse('HostIsAskedFirst');
      return failureOfDuplicate(await duplicate());
    },
  };
}
