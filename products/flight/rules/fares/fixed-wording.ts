/** Which of the texts of B §8 an airline or fare brand always has, whatever its penalty (B §5). */
import { FIXED_WORDINGS } from '../data/fixed-wordings.ts';

/** The six restriction texts of B §8. */
export const RESTRICTION_TEXTS = [
  'ContactSupport',
  'NonRefundable',
  'Free',
  'NotAllowed',
  'ContactAirline',
  /** "Click Cancel Flight above to view eligibility" */
  'ViewEligibility',
] as const;
export type RestrictionText = (typeof RESTRICTION_TEXTS)[number];

export type FixedWording = {
  readonly changes: RestrictionText | null;
  readonly cancellation: RestrictionText | null;
};
/** IATA code of an airline, and the brand's name there. */
type FareBrand = { readonly airline: string; readonly brand: string };

export const NO_FIXED_WORDING: FixedWording = { changes: null, cancellation: null };

function readText(text: string | undefined, line: string): RestrictionText | null {
  if (text === '-') return null;
  const found = RESTRICTION_TEXTS.find((each) => each === text);
  if (!found) throw new Error(`no such wording: ${line}`);
  return found;
}

const WORDINGS: ReadonlyMap<string, FixedWording> = new Map(
  FIXED_WORDINGS.trim()
    .split('\n')
    .map((line) => {
      const [airline, brand, changes, cancellation] = line.split('|');
      const wording = { changes: readText(changes, line), cancellation: readText(cancellation, line) };
      return [`${airline}|${brand}`, wording];
    }),
);

const wordingOf = ({ airline, brand }: FareBrand): FixedWording =>
  WORDINGS.get(`${airline}|${brand}`) ?? WORDINGS.get(`${airline}|*`) ?? NO_FIXED_WORDING;

/** Whether it names someone who can answer, instead of answering. */
export const isContact = (text: string | null): text is 'ContactSupport' | 'ContactAirline' =>
  text === 'ContactSupport' || text === 'ContactAirline';

/** One flight's contact is needed for all of them; other wordings hold only if every flight has the same. */
function shared(texts: readonly (RestrictionText | null)[]): RestrictionText | null {
  const contact = texts.find(isContact);
  if (contact) return contact;
  return texts.every((each) => each === texts[0]) ? (texts[0] ?? null) : null;
}

/** Of the flights of a slice or a ticket. */
export function fixedWording(flights: readonly FareBrand[]): FixedWording {
  const wordings = flights.map(wordingOf);
  return {
    changes: shared(wordings.map(({ changes }) => changes)),
    cancellation: shared(wordings.map(({ cancellation }) => cancellation)),
  };
}
