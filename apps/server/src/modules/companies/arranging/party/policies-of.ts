import type { PartyPolicies } from '@sojourn/contract/arranging.ts';
import type { ChosenTraveler } from './choose-travelers.ts';

type Shown = PartyPolicies['travelers'][number];
const tierShown = ({ tier }: ChosenTraveler): Shown['policyTier'] =>
  tier && ({ ...tier.rules, name: tier.name } as Shown['policyTier']);

/** The policy of each, as pages judge offers by it. */
export const policiesOf = (travelers: readonly ChosenTraveler[]): PartyPolicies => ({
  travelers: travelers.map((each) => ({
    personId: each.personId as Shown['personId'],
    name: `${each.firstName} ${each.lastName}`,
    policyTier: tierShown(each),
  })),
});
