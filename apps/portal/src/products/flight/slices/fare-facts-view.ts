/**
 * What a fare allows, as facts with a check or an x (visual: three in a cell of the fare families) and as the
 * restriction lines of its details in the words of B §8.
 */
import type { FareOffer, FareRestrictions } from '@sojourn/contract/products/flight/flights.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

export type FareFact = {
  readonly key: 'bag' | 'change' | 'cancel';
  readonly mark: 'bag' | 'yes' | 'no';
  readonly text: TextRef;
};

/** "$75", "$72.50": cents only where there are some. */
const plain = (amount: Money, locale: Locale): string =>
  formatMoney(amount, locale, { cents: amount.amountMinor % 100 === 0 ? 'never' : 'always' });

/** The best cabin of the slice's flights when it is no economy. */
const betterCabin = (cabins: FareOffer['cabinClassName']): 'premium' | 'business' | undefined =>
  cabins.includes('business') ? 'business' : cabins.includes('premium') ? 'premium' : undefined;

function bagText({
  restrictions,
  cabinClassName,
}: Pick<FareOffer, 'restrictions' | 'cabinClassName'>): TextRef {
  const { pieces } = restrictions.detailBaggageInfo;
  const cabin = betterCabin(cabinClassName);
  if (cabin) return textRef(`flights.fact.cabin.${cabin}`, { pieces });
  if (pieces > 0) return textRef('flights.fact.checked', { pieces });
  return textRef(
    restrictions.baggageInfo.carryOnPieces > 0 ? 'flights.fact.carryOn' : 'flights.fact.personalItem',
  );
}

function penaltyFact(
  key: 'change' | 'cancel',
  penalty: FareRestrictions['penaltiesInfo']['changePenalty'],
  locale: Locale,
): FareFact {
  if (penalty.kind === 'free') return { key, mark: 'yes', text: textRef(`flights.fact.${key}.free`) };
  if (penalty.kind === 'notAllowed') return { key, mark: 'no', text: textRef(`flights.fact.${key}.no`) };
  const fee = plain(penalty.fee, locale);
  return { key, mark: 'yes', text: textRef(`flights.fact.${key}.fee`, { fee }) };
}

/** Bag or seat, change, cancel: in this order. */
export const factsOfFare = (
  fare: Pick<FareOffer, 'restrictions' | 'cabinClassName'>,
  locale: Locale,
): readonly FareFact[] => [
  { key: 'bag', mark: 'bag', text: bagText(fare) },
  penaltyFact('change', fare.restrictions.penaltiesInfo.changePenalty, locale),
  penaltyFact('cancel', fare.restrictions.penaltiesInfo.cancelPenalty, locale),
];

export type Restriction = { readonly key: string; readonly label: TextRef; readonly value: TextRef };

const penaltyValue = (
  penalty: FareRestrictions['penaltiesInfo']['changePenalty'],
  none: TextRef,
  locale: Locale,
): TextRef =>
  penalty.kind === 'free'
    ? textRef('flights.rule.free')
    : penalty.kind === 'notAllowed'
      ? none
      : textRef('flights.rule.fee', { fee: plain(penalty.fee, locale) });

const pieces = (count: number): TextRef => textRef('flights.rule.pieces', { count });

/** Every restriction of a fare with its text (B §8): bags, seats, change, cancellation. */
export function restrictionsOf(rules: FareRestrictions, locale: Locale): readonly Restriction[] {
  const { baggageInfo, detailBaggageInfo, penaltiesInfo } = rules;
  const { firstPiece } = detailBaggageInfo.charges;
  return [
    {
      key: 'personalItem',
      label: textRef('flights.rule.personalItem'),
      value: baggageInfo.personalItem
        ? textRef('flights.rule.included')
        : textRef('flights.rule.notIncluded'),
    },
    { key: 'carryOn', label: textRef('flights.rule.carryOn'), value: pieces(baggageInfo.carryOnPieces) },
    { key: 'checked', label: textRef('flights.rule.checked'), value: pieces(detailBaggageInfo.pieces) },
    {
      key: 'firstBag',
      label: textRef('flights.rule.firstBag'),
      value: firstPiece
        ? textRef('flights.rule.eachWay', { fee: plain(firstPiece, locale) })
        : textRef('flights.rule.noMoreBags'),
    },
    {
      key: 'seats',
      label: textRef('flights.rule.seats'),
      value: textRef(`flights.rule.seats.${rules.seats}`),
    },
    {
      key: 'change',
      label: textRef('flights.rule.change'),
      value: penaltyValue(penaltiesInfo.changePenalty, textRef('flights.rule.notAllowed'), locale),
    },
    {
      key: 'cancel',
      label: textRef('flights.rule.cancel'),
      value: penaltyValue(penaltiesInfo.cancelPenalty, textRef('flights.rule.nonRefundable'), locale),
    },
  ];
}
