/** Like the delivered settings, a tenth as long. */
export const QUICK = {
  leaseSeconds: 1.2,
  renewSeconds: 0.3,
  patienceSeconds: 1,
  turnSeconds: 1_000,
  pollSeconds: 0.2,
} as const;
