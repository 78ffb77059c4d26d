/** What tests of frozen prices do: freeze the fare of the tests' own airline, and book at it. */
import type { BuyPriceFreeze, FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import type { CheckoutId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Process, Traveler } from '#modules/booking/testing/booking-world.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import { FLIGHT_ASK, person } from '#products/flight/testing/flight-checkouts.ts';
import { saveDraft } from '../../checkouts/drafts/save-draft.ts';
import { buyFreeze } from '../buying/buy-freeze.ts';
import { quoteFreeze } from '../buying/quote-freeze.ts';
import { exerciseFreeze } from '../exercise-freeze.ts';
import { getFreeze } from '../list-freezes.ts';

export const quoted = (
  process: Process,
  { actor }: Traveler,
  scenario: string | null = null,
  shown?: number,
) =>
  quoteFreeze(
    process,
    { ...FLIGHT_ASK, ...(shown !== undefined && { shownTotalMinor: shown }) },
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
): Promise<PriceFreezeId> {
  const { freezeId, options } = await quoted(process, traveler);
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
  { actor, cards }: Traveler,
  scenario: string | null = null,
) {
  const { checkoutId } = await exerciseFreeze(process, freezeId, actor, requestContext(scenario));
  return filled(process, checkoutId, { actor, cards });
}
const filled = (
  process: Process,
  checkoutId: CheckoutId,
  { actor, cards }: Pick<Traveler, 'actor' | 'cards'>,
) =>
  saveDraft(
    process,
    checkoutId,
    {
      travelers: [person('Adult', '1990-02-03')],
      phone: '+1 617 555 0142',
      paymentId: assertPresent(cards[0], 'a card'),
      termsAccepted: true,
    },
    actor,
  );
