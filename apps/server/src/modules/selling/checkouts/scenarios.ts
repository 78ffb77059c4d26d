/** For the lab: what of a checkout can be switched on by name outside production. */
export const SHORT_QUOTE = 'quote-runs-out';
export const CHECKOUT_SCENARIOS: readonly { readonly name: string; readonly effect: string }[] = [
  { name: SHORT_QUOTE, effect: 'Quotes last 20 seconds instead of 15 minutes: Inactivity' },
];
