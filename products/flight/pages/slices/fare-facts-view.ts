/**
 * What a fare allows, as facts with a check or an x (visual: three in a cell of the fare families) and as the
 * restriction lines of its details in the words of B §8.
 */
import type { Money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { restrictionsWithInfo } from '#flight/rules/fares/fare-restrictions.ts';
import type { FareOffer, FareRestrictions, ListedRestrictions } from '#flight/wire/flights.ts';

type FareFact = {
  readonly key: 'bag' | 'change' | 'cancel';
  readonly mark: 'bag' | 'yes' | 'no' | 'contact';
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

/** As the server lists them; options of a search come without, and their list follows from the rest. */
const listOf = (rules: FareRestrictions | ListedRestrictions): readonly Info[] =>
  'restrictionsWithInfo' in rules
    ? rules.restrictionsWithInfo
    : restrictionsWithInfo(rules, rules.fixedWording);

const PENALTY_FACTS = {
  change: { title: 'Changes', penalty: 'changePenalty' },
  cancel: { title: 'Cancellation', penalty: 'cancelPenalty' },
} as const;

function penaltyFact(key: 'change' | 'cancel', rules: FareRestrictions, locale: Locale): FareFact {
  const { title, penalty: name } = PENALTY_FACTS[key];
  const shown = listOf(rules).find((each) => each.title === title);
  if (shown?.body === 'ContactAirline' || shown?.body === 'ContactSupport')
    return { key, mark: 'contact', text: textRef(`flights.fact.${key}.${shown.body}`) };
  const penalty = rules.penaltiesInfo[name];
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
  penaltyFact('change', fare.restrictions, locale),
  penaltyFact('cancel', fare.restrictions, locale),
];

type Info = ListedRestrictions['restrictionsWithInfo'][number];
export type RestrictionRow = Pick<Info, 'title' | 'warningLevel' | 'symbol'> & {
  readonly label: TextRef;
  readonly value: TextRef;
  /** What results can be narrowed to, as this fare meets it. */
  readonly filter: 'bagIncluded' | 'refundable' | null;
};

function feeText({ title }: Info, rules: FareRestrictions, locale: Locale): TextRef | null {
  const { firstPiece } = rules.detailBaggageInfo.charges;
  if (title === 'MoreBags' && firstPiece)
    return textRef('flights.rule.eachWay', { fee: plain(firstPiece, locale) });
  const { changePenalty, cancelPenalty } = rules.penaltiesInfo;
  const penalty = title === 'Changes' ? changePenalty : cancelPenalty;
  return penalty.kind === 'fee' ? textRef('flights.rule.fee', { fee: plain(penalty.fee, locale) }) : null;
}

function bodyText(info: Info, rules: FareRestrictions, locale: Locale): TextRef {
  const { title, body } = info;
  if (title === 'CarryOn') return textRef('flights.rule.pieces', { count: rules.baggageInfo.carryOnPieces });
  if (title === 'CheckedBags')
    return textRef('flights.rule.pieces', { count: rules.detailBaggageInfo.pieces });
  return (body === 'Fee' ? feeText(info, rules, locale) : null) ?? textRef(`flights.rule.body.${body}`);
}

function filterOf({ title, warningLevel, canFilter }: Info): RestrictionRow['filter'] {
  if (!canFilter || warningLevel === 'warning') return null;
  return title === 'CheckedBags' ? 'bagIncluded' : 'refundable';
}

/** Every restriction of a fare with its text (B §8): bags, seats, changes, cancellation. */
export const restrictionsOf = (rules: FareRestrictions, locale: Locale): readonly RestrictionRow[] =>
  listOf(rules).map((info) => ({
    title: info.title,
    warningLevel: info.warningLevel,
    symbol: info.symbol,
    label: textRef(`flights.rule.${info.title}`),
    value: bodyText(info, rules, locale),
    filter: filterOf(info),
  }));
