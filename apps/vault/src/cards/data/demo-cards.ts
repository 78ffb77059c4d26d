/**
 * The demo people's cards: subject, card's name, number's first digits and last four, years to expiry, limit
 * in cents.
 */
type DemoCard = readonly [
  subject: string,
  holder: string,
  label: string,
  prefix: string,
  lastFour: string,
  years: number,
  limitMinor: number,
];
export const DEMO_CARDS: readonly DemoCard[] = [
  ['maya', 'Maya Okafor', 'Harbor Summit', '438857', '4417', 3, 5_000_000],
  ['maya', 'Maya Okafor', 'Harbor Trail', '517805', '0926', 2, 1_500_000],
  ['elena', 'Elena Ruiz', 'Harbor Trail', '517805', '3318', 2, 800_000],
  ['jonah', 'Jonah Okafor', 'Harbor Summit', '438857', '4425', 3, 5_000_000],
  ['priya', 'Priya Nair', 'Fleet Business', '552433', '7702', 4, 10_000_000],
  ['daniel', 'Daniel Reyes', 'Fleet Business', '552433', '5514', 4, 2_500_000],
];
