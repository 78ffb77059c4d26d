/**
 * What a fare allows, as facts with a check or an x (visual: three in a cell of the fare families) and as the
 * restriction lines of its details in the words of B §8.
 */
import type { FareOffer, FareRules } from '@sojourn/contract/products/flight/flights.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type Said, said } from '@sojourn/web/said.ts';

export type FareFact = {
  readonly key: 'bag' | 'change' | 'cancel';
  readonly mark: 'bag' | 'yes' | 'no';
  readonly text: Said;
};

/** "$75", "$72.50": cents only where there are some. */
const plain = (amount: Money, locale: Locale): string =>
  formatMoney(amount, locale, { cents: amount.amountMinor % 100 === 0 ? 'never' : 'always' });

/** The best cabin of the slice's flights when it is no economy. */
const betterCabin = (cabins: FareOffer['cabins']): 'premium' | 'business' | undefined =>
  cabins.includes('business') ? 'business' : cabins.includes('premium') ? 'premium' : undefined;

function bagText({ rules, cabins }: Pick<FareOffer, 'rules' | 'cabins'>): Said {
  const { checkedPieces: pieces, carryOnPieces } = rules;
  const cabin = betterCabin(cabins);
  if (cabin) return said(`flights.fact.cabin.${cabin}`, { pieces });
  if (pieces > 0) return said('flights.fact.checked', { pieces });
  return said(carryOnPieces > 0 ? 'flights.fact.carryOn' : 'flights.fact.personalItem');
}

function penaltyFact(key: 'change' | 'cancel', penalty: FareRules['change'], locale: Locale): FareFact {
  if (penalty.kind === 'free') return { key, mark: 'yes', text: said(`flights.fact.${key}.free`) };
  if (penalty.kind === 'notAllowed') return { key, mark: 'no', text: said(`flights.fact.${key}.no`) };
  const fee = plain(penalty.fee, locale);
  return { key, mark: 'yes', text: said(`flights.fact.${key}.fee`, { fee }) };
}

/** Bag or seat, change, cancel: in this order. */
export const factsOfFare = (
  fare: Pick<FareOffer, 'rules' | 'cabins'>,
  locale: Locale,
): readonly FareFact[] => [
  { key: 'bag', mark: 'bag', text: bagText(fare) },
  penaltyFact('change', fare.rules.change, locale),
  penaltyFact('cancel', fare.rules.cancel, locale),
];

export type Restriction = { readonly key: string; readonly label: Said; readonly value: Said };

const penaltyValue = (penalty: FareRules['change'], none: Said, locale: Locale): Said =>
  penalty.kind === 'free'
    ? said('flights.rule.free')
    : penalty.kind === 'notAllowed'
      ? none
      : said('flights.rule.fee', { fee: plain(penalty.fee, locale) });

const pieces = (count: number): Said => said('flights.rule.pieces', { count });

/** Every restriction of a fare with its text (B §8): bags, seats, change, cancellation. */
export function restrictionsOf(rules: FareRules, locale: Locale): readonly Restriction[] {
  const { firstBag } = rules;
  return [
    {
      key: 'personalItem',
      label: said('flights.rule.personalItem'),
      value: rules.personalItem ? said('flights.rule.included') : said('flights.rule.notIncluded'),
    },
    { key: 'carryOn', label: said('flights.rule.carryOn'), value: pieces(rules.carryOnPieces) },
    { key: 'checked', label: said('flights.rule.checked'), value: pieces(rules.checkedPieces) },
    {
      key: 'firstBag',
      label: said('flights.rule.firstBag'),
      value: firstBag
        ? said('flights.rule.eachWay', { fee: plain(firstBag, locale) })
        : said('flights.rule.noMoreBags'),
    },
    { key: 'seats', label: said('flights.rule.seats'), value: said(`flights.rule.seats.${rules.seats}`) },
    {
      key: 'change',
      label: said('flights.rule.change'),
      value: penaltyValue(rules.change, said('flights.rule.notAllowed'), locale),
    },
    {
      key: 'cancel',
      label: said('flights.rule.cancel'),
      value: penaltyValue(rules.cancel, said('flights.rule.nonRefundable'), locale),
    },
  ];
}
