/** How often flights are late or canceled on their day, and how that becomes known. */

/** Of a thousand flights. Delays: from so many minutes to fewer than the next entry's. */
export const CANCELED_PER_MILLE = 9;
export const DELAYS: readonly { readonly perMille: number; readonly from: number; readonly to: number }[] = [
  { perMille: 130, from: 15, to: 45 },
  { perMille: 45, from: 45, to: 120 },
  { perMille: 22, from: 120, to: 240 },
  { perMille: 6, from: 240, to: 480 },
];

/** Of a hundred that don't fly as planned. */
export const CAUSES = [
  { cause: 'LateAircraft', perCent: 36 },
  { cause: 'AirTraffic', perCent: 22 },
  { cause: 'Weather', perCent: 20 },
  { cause: 'Technical', perCent: 14 },
  { cause: 'Crew', perCent: 8 },
] as const;

/** A cancellation is announced so many minutes before the planned departure. */
export const CANCELED_AHEAD = { from: 60, to: 20 * 60 } as const;
/** The first word of a delay: so many minutes before the planned departure. */
export const DELAYED_AHEAD = { from: 45, to: 8 * 60 } as const;
/** An estimate grows: its share of what it comes to, and how far between first word and departure. */
export const ESTIMATES: readonly { readonly share: number; readonly at: number }[] = [
  { share: 0.4, at: 0 },
  { share: 0.7, at: 0.4 },
  { share: 1, at: 0.75 },
];
