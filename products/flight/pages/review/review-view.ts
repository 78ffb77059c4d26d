/** What a review shows besides the flights: what another class costs, and what to know of tickets. */
import { type Money, money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import type { FareOffer, FlightSummary } from '#flight/wire/flights.ts';

export type ClassChoice = {
  readonly offer: FareOffer;
  readonly chosen: boolean;
  /** For the whole trip and party against what is chosen now. */
  readonly differenceMinor: number;
  /** "+$86.00", "−$40.00", "same price", "chosen". */
  readonly difference: TextRef;
};

/** The classes of one slice, the cheapest quality first. */
export function classChoices(
  { upgrades, price, flight }: FlightReview,
  slice: number,
  locale: Locale,
): ClassChoice[] {
  const chosenClass = flight.slices[slice]?.fareClass;
  return (upgrades[slice] ?? []).map((offer) => {
    const chosen = offer.fareClass === chosenClass;
    const differenceMinor = chosen ? 0 : offer.total.amountMinor - price.total.amountMinor;
    return { offer, chosen, differenceMinor, difference: differenceText(differenceMinor, chosen, locale) };
  });
}

function differenceText(differenceMinor: number, chosen: boolean, locale: Locale): TextRef {
  if (chosen) return textRef('review.class.chosen');
  if (differenceMinor === 0) return textRef('review.class.same');
  const difference = formatMoney(money(differenceMinor), locale, { sign: 'always' });
  return textRef('review.class.difference', { difference });
}

/** The next better class of a slice in the cheapest one: what it costs more and brings. */
export function upgradeFrom(choices: readonly ClassChoice[]): ClassChoice | undefined {
  const at = choices.findIndex(({ chosen }) => chosen);
  const isBasic = choices[at]?.offer.fareClass === ('basic' satisfies FareClass);
  return isBasic ? choices[at + 1] : undefined;
}

type TicketNotice = {
  readonly tone: 'info' | 'warn';
  readonly title: TextRef;
  readonly text: TextRef;
};

/** What several tickets mean (B §3 `multiTicketType`); undefined for one ticket. */
export function ticketNotice({ multiTicketType, tickets }: FlightSummary): TicketNotice | undefined {
  if (multiTicketType === 'virtualInterline') {
    return {
      tone: 'warn',
      title: textRef('review.tickets.virtualInterline.title'),
      text: textRef('review.tickets.virtualInterline.text'),
    };
  }
  if (tickets.length < 2) return undefined;
  const count = tickets.length;
  return {
    tone: 'info',
    title: textRef('review.tickets.several.title', { count }),
    text: textRef(`review.tickets.${multiTicketType === 'hackerFare' ? 'hackerFare' : 'several'}.text`, {
      count,
    }),
  };
}

/** CO₂ of everybody with a seat, in kilograms. */
export const co2Total = ({ slices, passengers }: FlightSummary): number => {
  const seats = passengers.adults + passengers.children + passengers.seatedInfants;
  return seats * slices.reduce((sum, { co2Kg }) => sum + co2Kg, 0);
};

/** How the price stands to the one that the list showed; null when it is the same or nothing was shown. */
export function changeSince(shownMinor: number | null, total: Money): { rose: boolean; by: Money } | null {
  if (shownMinor === null || shownMinor === total.amountMinor) return null;
  const byMinor = total.amountMinor - shownMinor;
  return { rose: byMinor > 0, by: money(Math.abs(byMinor), total.currency) };
}
