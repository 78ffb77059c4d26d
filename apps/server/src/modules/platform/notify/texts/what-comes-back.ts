/**
 * Of a canceled or changed trip: what an airline owes one of its travelers instead of money, and what was
 * paid for protections and isn't given back.
 */
type Words = {
  /** By name where they're known. */
  readonly premiumsWithheld: (names: string | null) => string;
  readonly creditOf: (airline: string, traveler: string) => string;
  readonly creditUntil: (amount: string, date: string) => string;
};

export const WHAT_COMES_BACK: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    premiumsWithheld: (names) => `${names ?? 'Add-ons'}, nonrefundable`,
    creditOf: (airline, traveler) => `${airline} credit for ${traveler}`,
    creditUntil: (amount, date) => `${amount}, to book by ${date}`,
  },
  fr: {
    premiumsWithheld: (names) => (names ? `${names}, non remboursable` : 'Options, non remboursables'),
    creditOf: (airline, traveler) => `Avoir ${airline} pour ${traveler}`,
    creditUntil: (amount, date) => `${amount}, à utiliser d’ici le ${date}`,
  },
};
