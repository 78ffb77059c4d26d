/** What tests of frozen prices do: freeze what the tests' own airline or inn asks, and book at it. */
import type { CheckoutInput } from '@sojourn/contract/checkouts.ts';
import type { BuyPriceFreeze, FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { FLIGHT_ASK, flightDraftOf } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { ASK, draftOf, type Process, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '#modules/selling/checkouts/drafts/save-draft.ts';
import { buyFreeze } from '../buying/buy-freeze.ts';
import { quoteFreeze } from '../buying/quote-freeze.ts';
import { getFreeze } from '../list-freezes.ts';
import { exerciseFreeze } from '../using/exercise-freeze.ts';

const ASKS: { readonly [K in 'Flight' | 'Hotel']: CheckoutInput } = { Flight: FLIGHT_ASK, Hotel: ASK };

export const quoted = (
  process: Process,
  { actor }: Traveler,
  scenario: string | null = null,
  shown?: number,
  kind: keyof typeof ASKS = 'Flight',
) =>
  quoteFreeze(
    process,
    { ...ASKS[kind], ...(shown !== undefined && { shownTotalMinor: shown }) },
    actor,
    requestContext(scenario),
  );

/** All of the fee on the card. */
export const paidByCard = ({ cards }: Traveler, days: number, feeMinor: number): BuyPriceFreeze => ({
  days,
  feeMinor,
  cardMinor: feeMinor,
  credits: [],
  miles: [],
  paymentId: assertPresent(cards[0], 'a card'),
});

export async function bought(
  process: Process,
  traveler: Traveler,
  days = 14,
  change: Partial<BuyPriceFreeze> = {},
  kind: keyof typeof ASKS = 'Flight',
): Promise<PriceFreezeId> {
  const { freezeId, options } = await quoted(process, traveler, null, undefined, kind);
  const option = assertPresent(
    options.find((each) => each.days === days),
    'the option',
  );
  const payment = { ...paidByCard(traveler, days, option.fee.amountMinor), ...change };
  await buyFreeze(process, freezeId, payment, traveler.actor, requestContext());
  return freezeId;
}

export const frozen = (
  process: Process,
  freezeId: PriceFreezeId,
  { actor }: Traveler,
): Promise<FrozenPrice> => getFreeze(process, freezeId, actor);

/** Its checkout, with everything typed that paying needs. */
export async function exercised(
  process: Process,
  freezeId: PriceFreezeId,
  traveler: Traveler,
  scenario: string | null = null,
  kind: keyof typeof ASKS = 'Flight',
) {
  const { actor } = traveler;
  const { checkoutId } = await exerciseFreeze(process, freezeId, {}, actor, requestContext(scenario));
  const typed = kind === 'Flight' ? flightDraftOf(traveler) : draftOf(traveler);
  return saveDraft(process, checkoutId, typed, actor);
}
