/** The failures of rewards that can be switched on by name outside production (B §8); the bank plays them. */
export const REWARDS_SCENARIOS: readonly { readonly name: string; readonly effect: string }[] = [
  { name: 'miles-no-eligible-account', effect: 'Miles are refused: NoEligibleAccount' },
  { name: 'miles-rejected', effect: 'The issuer refuses to redeem: RejectedByCapitalOne' },
  { name: 'miles-other', effect: 'Miles are refused for another reason: Other' },
  { name: 'miles-unavailable', effect: 'The bank is away when miles are to be reserved' },
  { name: 'miles-cut-before', effect: 'The first call to reserve miles is cut off before it has an effect' },
  {
    name: 'miles-cut-after',
    effect: 'The first call to reserve miles has its effect, its answer is cut off',
  },
  {
    name: 'miles-silent',
    effect: 'Reserving miles and looking it up are never answered: Pending, later a case',
  },
  {
    name: 'miles-settle-cut-after',
    effect: 'The first call to settle miles has its effect, its answer is cut off',
  },
  {
    name: 'miles-settle-refused',
    effect: 'Settling miles is refused after the hotel has confirmed: Pending and a case',
  },
  { name: 'miles-release-fails', effect: 'Giving reserved miles back fails: tried again, then a case' },
  {
    name: 'miles-refund-cut-after',
    effect: 'The first refund of miles has its effect, its answer is cut off',
  },
  { name: 'miles-refund-refused', effect: 'The refund of miles of a canceled trip is refused: a case' },
];
