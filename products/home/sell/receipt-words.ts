/** The words of a home's receipt. */
const EN = {
  home: 'Home',
  guest: 'Guest',
  stay: 'Stay',
  night: (date: string) => `Night of ${date}`,
  extraGuests: 'Extra guests',
  discount: (share: string, nights: number) => `${share} off for ${nights} nights`,
  fees: {
    cleaning: 'Cleaning fee',
    linen: 'Linen fee',
    pets: 'Pet fee',
    heating: 'Heating',
    poolHeating: 'Pool heating',
    resort: 'Resort fee',
  },
  service: 'Service fee',
  registration: 'Registration number',
  deposit: (amount: string) => `The deposit of ${amount} isn’t part of the total.`,
};
const FR: typeof EN = {
  home: 'Logement',
  guest: 'Voyageur',
  stay: 'Séjour',
  night: (date) => `Nuit du ${date}`,
  extraGuests: 'Personnes supplémentaires',
  discount: (share, nights) => `Remise de ${share} pour ${nights} nuits`,
  fees: {
    cleaning: 'Frais de ménage',
    linen: 'Frais de linge',
    pets: 'Frais pour animaux',
    heating: 'Chauffage',
    poolHeating: 'Chauffage de la piscine',
    resort: 'Frais de séjour',
  },
  service: 'Frais de service',
  registration: 'Numéro d’enregistrement',
  deposit: (amount) => `La caution de ${amount} ne fait pas partie du total.`,
};
export const RECEIPT_WORDS = { en: EN, fr: FR } as const;
