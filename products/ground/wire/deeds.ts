/** What an agent does with its calls in a customer's portal. */
export const groundDeeds = {
  ground: ['searchTransfers', 'findTripWays'],
  driver: ['reportDriverMissing'],
} as const;
