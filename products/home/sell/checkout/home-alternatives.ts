/** Up to three homes like the one whose price has increased, for the same nights and party. */
import { ALTERNATIVES_MAX, rankAlternatives } from '@sojourn/domain/checkout/rank-alternatives.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { boxAround } from '@sojourn/server/modules/selling/locations/places.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { homeDifference } from '#home/rules/home-difference.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import { firstStay, type HomeDeps, type HomeQuoteOffer, type HomeSale, lastStay } from '../sale.ts';

/** Looked for within the first; farther only while there are too few. */
const REACHES_KM = [6, 30] as const;
const CANDIDATES = 300;

/** Free for all nights of it, with its own homes. */
async function searchAround(
  deps: HomeDeps,
  { request, offer }: Pick<HomeSale, 'request' | 'offer'>,
  reachKm: number,
  context: CallContext,
): Promise<HomeCard[]> {
  const { center } = firstStay(offer).area;
  const question = {
    checkIn: firstStay(offer).checkIn,
    checkOut: lastStay(offer).checkOut,
    box: boxAround(center, reachKm),
    centre: center,
    party: request.party,
    flexibleDays: 0,
    filters: {},
    sort: 'MostRecommended',
    top: CANDIDATES,
    wanted: [],
    locale: request.locale,
    now: deps.clock.now(),
  } as const;
  const asking = { suppliers: deps.homeSuppliers, limits: { supplierMs: context.timeoutMs }, log: deps.log };
  const answers = await answersOf(asking, (supplier, call) => supplier.search(question, call), context);
  return answers.flatMap(({ homes }) => homes.map(({ home }) => home));
}

type Compared = Pick<HomeQuoteOffer, 'stays' | 'price'>;

/** The most similar first. */
function ranked(cards: readonly HomeCard[], { stays, price }: Compared): HomeCard[] {
  const chosen = firstStay({ stays });
  const own = new Set(stays.map(({ homeId }) => homeId as string));
  const measure = (card: HomeCard) => ({
    difference: homeDifference(chosen, card, distanceKm(chosen.area.center, card.position)),
    totalMinor: card.total.amountMinor,
  });
  const others = cards.filter(({ homeId }) => !own.has(homeId));
  return rankAlternatives(others, measure, price.total.amountMinor).slice(0, ALTERNATIVES_MAX);
}

/** Fewer where there are no more, or no supplier answers in time. */
export async function homeAlternatives(
  deps: HomeDeps,
  sale: Pick<HomeSale, 'request' | 'offer'>,
  context: CallContext,
): Promise<HomeCard[]> {
  let cards: HomeCard[] = [];
  for (const reachKm of REACHES_KM) {
    cards = await searchAround(deps, sale, reachKm, context);
    // The home itself is among them unless it's taken
    if (cards.length > ALTERNATIVES_MAX) break;
  }
  return ranked(cards, sale.offer);
}
