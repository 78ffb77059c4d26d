/** A traveler's row: the name, what is known in a line, and whether anything is missing. Pure. */
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { checkTraveler, type TravelerTrip } from '@sojourn/domain/travelers/check-traveler.ts';
import { programOf } from '@sojourn/domain/travelers/frequent-flyer.ts';
import { formatDate, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

type TravelerView = {
  /** As typed; empty until something is. */
  readonly name: string;
  readonly facts: readonly TextRef[];
  /** `optional`: it can be booked, and a number that helps is not there. */
  readonly status: 'ready' | 'optional' | 'missing';
  /** Nothing typed at all. */
  readonly isEmpty: boolean;
};

export const nameOf = ({ firstName, lastName }: Pick<TravelerDraft, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

function factsOf(
  { passport, frequentFlyerNumber, knownTravelerNumber }: TravelerDraft,
  locale: Locale,
): TextRef[] {
  const hasPassport = passport.number !== '' && passport.expires !== '';
  return [
    ...(hasPassport
      ? [
          textRef('checkout.traveler.fact.passport', {
            country: passport.country,
            month: formatDate(passport.expires as Exclude<typeof passport.expires, ''>, locale, 'shortMonth'),
          }),
        ]
      : []),
    ...(knownTravelerNumber === '' ? [] : [textRef('checkout.traveler.fact.known')]),
    ...frequentFlyerNumber
      .filter(({ number }) => number.trim() !== '')
      .map(({ airline, number }) =>
        textRef('checkout.traveler.fact.program', { program: programOf(airline)?.name ?? airline, number }),
      ),
  ];
}

/** `wantsKnown`: the trip touches the United States, where a known traveler number shortens the queue. */
export function viewOfTraveler(
  traveler: TravelerDraft,
  trip: TravelerTrip,
  wantsKnown: boolean,
  locale: Locale,
): TravelerView {
  const name = nameOf(traveler);
  const isBooked = checkTraveler(traveler, trip).every(({ severity }) => severity === 'warn');
  const lacksKnown = wantsKnown && traveler.type === 'Adult' && traveler.knownTravelerNumber === '';
  const facts = factsOf(traveler, locale);
  return {
    name,
    facts: isBooked && lacksKnown ? [...facts, textRef('checkout.traveler.fact.noKnown')] : facts,
    status: !isBooked ? 'missing' : lacksKnown ? 'optional' : 'ready',
    isEmpty: name === '' && traveler.birthdate === '' && traveler.gender === '',
  };
}
