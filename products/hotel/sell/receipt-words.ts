/** The words of a hotel's receipt. */
const EN = {
  hotel: 'Hotel',
  room: 'Room',
  guests: 'Guests',
  stay: 'Stay',
  night: (date: string) => `Night of ${date}`,
  nightRooms: (date: string, rooms: number) => `Night of ${date}, ${rooms} rooms`,
  complimentary: 'Fourth night free',
  atHotel: 'Pay at the hotel (not included in the total)',
  fees: {
    cityTax: 'City tax',
    resortFee: 'Resort fee',
    cleaning: 'Cleaning',
    parking: 'Parking, if used',
    deposit: 'Deposit, refunded at check-out',
  },
  per: { stay: 'per stay', night: 'per night', personNight: 'per person, per night' },
  about: (amount: string, usd: string) => `${amount} (about ${usd})`,
  rates: (date: string) =>
    `Dollar amounts for fees at the hotel are estimates, at exchange rates from ${date}.`,
};
const FR: typeof EN = {
  hotel: 'Hôtel',
  room: 'Chambre',
  guests: 'Voyageurs',
  stay: 'Séjour',
  night: (date) => `Nuit du ${date}`,
  nightRooms: (date, rooms) => `Nuit du ${date}, ${rooms} chambres`,
  complimentary: 'Quatrième nuit offerte',
  atHotel: 'À payer à l’hôtel (non compris dans le total)',
  fees: {
    cityTax: 'Taxe de séjour',
    resortFee: 'Frais de complexe hôtelier',
    cleaning: 'Ménage',
    parking: 'Stationnement, si utilisé',
    deposit: 'Caution, remboursée au départ',
  },
  per: { stay: 'par séjour', night: 'par nuit', personNight: 'par personne et par nuit' },
  about: (amount, usd) => `${amount} (environ ${usd})`,
  rates: (date) => `Les montants en dollars des frais à l’hôtel sont des estimations, aux taux du ${date}.`,
};
export const RECEIPT_WORDS = { en: EN, fr: FR } as const;
