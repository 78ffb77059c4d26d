/** The words of a receipt for flights. */
const EN = {
  trip: 'Trip',
  flights: 'Flights',
  ticketOf: (name: string) => `Ticket for ${name}`,
  types: { Adult: 'adult', Child: 'child', SeatedInfant: 'infant in seat', LapInfant: 'lap infant' },
  fareOf: (name: string) => `Fare for ${name}`,
  taxesOf: (name: string) => `Taxes for ${name}`,
  feesOf: (name: string) => `Fees for ${name}`,
  seats: 'Seats',
  bags: 'Checked bags',
};
const FR: typeof EN = {
  trip: 'Voyage',
  flights: 'Vols',
  ticketOf: (name) => `Billet pour ${name}`,
  types: {
    Adult: 'adulte',
    Child: 'enfant',
    SeatedInfant: 'bébé avec siège',
    LapInfant: 'bébé sur les genoux',
  },
  fareOf: (name) => `Tarif pour ${name}`,
  taxesOf: (name) => `Taxes pour ${name}`,
  feesOf: (name) => `Frais pour ${name}`,
  seats: 'Sièges',
  bags: 'Bagages enregistrés',
};
export const RECEIPT_WORDS = { en: EN, fr: FR } as const;
