/** A home's page for dates and a party: its price, or the rules that stand in the way and what works. */
import { dateOfDay, type Instant } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { refundsAhead } from '@sojourn/products/home/rules/booking/cancel-terms.ts';
import { nearestStays } from '@sojourn/products/home/rules/calendar/nearest-stays.ts';
import { nightsOf, type Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import { checkParty, type Party } from '@sojourn/products/home/rules/party.ts';
import type { HomeAsk, HomePage } from '@sojourn/products/home/sell/supplier.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { homeFacts } from '../inventory/home-facts.ts';
import { saleBarAt } from '../inventory/law/registration.ts';
import { remembered } from '../inventory/nights.ts';
import { policyFor } from '../inventory/policies.ts';
import { feesToChoose, priceStayInHome } from '../inventory/pricing.ts';
import { clockIn, partyRulesOf } from '../inventory/search/home-facts.ts';
import { cityOfHome } from '../inventory/world.ts';
import { homeTerms, taxesApart } from './home-card.ts';
import { wireDateViolation, wireHomePrice, wirePartyViolation, wireTerms } from './map.ts';
import {
  brokenByParty,
  brokenDates,
  calendarOf,
  findStay,
  type HomeMarket,
  readTaken,
  todayAt,
} from './market.ts';
import type { TakenNight } from './nights/store.ts';
import { movesIn } from './price.ts';
import { depositOf, type FoundStay, stayingIn, stayTimes } from './sold-homes.ts';
import { sweepHomes } from './sweep.ts';

export async function answerDetail(
  market: HomeMarket,
  ask: HomeAsk,
  context: CallContext,
  fault?: unknown,
): Promise<Outcome<HomePage, { reason: 'NotFound' }>> {
  const found = findStay(market, ask);
  if (!found) return rejected({ reason: 'NotFound' });
  const { world } = market;
  const { row, stay, checkIn, checkOut } = found;
  await sweepHomes(market, ask.now);
  const taken = await readTaken(market, [found]);
  const bar = saleBarAt(world, row, todayAt(market, row, ask.now));
  const unavailable = fault === 'takenDown' ? 'takenDown' : bar;
  const byDates = brokenDates(market, found, taken, ask.now);
  const byParty = brokenByParty(market, row, ask.party);
  const isFree = unavailable === null && byDates.length === 0 && byParty.length === 0;
  const perCent = (await movesIn(market, ask, context)).get(ask.homeId) ?? 0;
  const fees = feesToChoose(world, row, stay, stayingIn(ask.party));
  return ok({
    home: {
      ...homeFacts(world, row, ask.locale),
      optionalFees: fees.map(({ kind, amountMinor }) => ({ kind, amount: money(amountMinor) })),
    },
    checkIn,
    checkOut,
    offer: isFree ? offerOf(market, found, ask, perCent) : null,
    violations: [...byDates.map(wireDateViolation), ...byParty.map(wirePartyViolation)],
    nearest: byDates.length > 0 && unavailable === null ? nearestTo(market, found, taken, ask) : [],
    partyThatFits: byParty.length > 0 && byDates.length === 0 ? partyThatFits(market, row, ask.party) : null,
    unavailable,
  });
}

function offerOf({ world }: HomeMarket, found: FoundStay, { party, now }: HomeAsk, perCent: number) {
  const { row, stay } = found;
  const price = priceStayInHome(world, row, stay, stayingIn(party), { perCent });
  const total = money(price.totalMinor);
  const policy = policyFor(world.policy[row]!, nightsOf(stay));
  const refunds = refundsAhead({ policy, price, times: stayTimes(world, row, found, now) }, now);
  return {
    price: wireHomePrice(world, row, stay, price, perCent),
    miles: milesFor(total),
    // A host who's asked first is paid once they accept
    dueToday: world.instant[row] === 1 ? total : money(0),
    taxesApart: taxesApart(world, row, price),
    cancellation: wireTerms(homeTerms(world, row, stay, price, now)),
    refunds: refunds.map(({ endsAt, refundMinor }) => ({ endsAt, refund: money(refundMinor) })),
    deposit: depositOf(world, row, found),
  };
}

/** Priced for the party as it is. */
function nearestTo(
  market: HomeMarket,
  found: FoundStay,
  taken: readonly TakenNight[],
  { party, now }: { readonly party: Party; readonly now: Instant },
): HomePage['nearest'] {
  const { world } = market;
  const { row, stay } = found;
  const priceOf = (each: Stay): number => priceStayInHome(world, row, each, stayingIn(party)).totalMinor;
  const clock = clockIn(now, cityOfHome(world, row).zone);
  return nearestStays(remembered(calendarOf(market, found, taken)), stay, { now: clock, priceOf }).map(
    (near) => {
      const total = money(priceOf(near));
      return {
        checkIn: dateOfDay(near.arrival),
        checkOut: dateOfDay(near.departure),
        total,
        miles: milesFor(total),
        movedDays: near.moved,
      };
    },
  );
}

/** The largest party of those asked for: children and pets stay at home before adults do. */
function partyThatFits({ world }: HomeMarket, row: number, party: Party): Party | null {
  const rules = partyRulesOf(world, row);
  const adults = Math.min(party.adults, rules.guests);
  const fits = {
    adults,
    children: Math.min(party.children, rules.guests - adults),
    infants: Math.min(party.infants, rules.cots),
    dogs: Math.min(party.dogs, rules.dogs),
    cats: Math.min(party.cats, rules.cats),
  };
  return checkParty(fits, rules).length === 0 ? fits : null;
}
