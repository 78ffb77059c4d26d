/** Who and what comes to a home, and whether it takes them: occupancy and pets of B §5. */

/** Infants are under two; service animals aren't pets and aren't counted here. */
export type Party = {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly dogs: number;
  readonly cats: number;
};

export type PartyRules = {
  readonly guests: number;
  /** Whether infants count toward `guests`. */
  readonly infantsCount: boolean;
  /** Where infants that need no bed sleep. */
  readonly cots: number;
  readonly dogs: number;
  readonly cats: number;
};

type PartyViolation =
  | { readonly rule: 'occupancy'; readonly of: 'guests' | 'cots'; readonly most: number }
  | { readonly rule: 'petPolicy'; readonly of: 'dogs' | 'cats'; readonly most: number };

/** Guests by whom the price is counted. */
export const payingGuests = ({ adults, children, infants }: Party, { infantsCount }: PartyRules): number =>
  adults + children + (infantsCount ? infants : 0);

/** Empty when the home takes them. */
export function checkParty(party: Party, rules: PartyRules): PartyViolation[] {
  const violations: PartyViolation[] = [];
  if (payingGuests(party, rules) > rules.guests)
    violations.push({ rule: 'occupancy', of: 'guests', most: rules.guests });
  if (!rules.infantsCount && party.infants > rules.cots)
    violations.push({ rule: 'occupancy', of: 'cots', most: rules.cots });
  for (const kind of ['dogs', 'cats'] as const) {
    if (party[kind] > rules[kind]) violations.push({ rule: 'petPolicy', of: kind, most: rules[kind] });
  }
  return violations;
}
