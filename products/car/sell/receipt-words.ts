/** The words of a car's receipt. */
type ReceiptWords = {
  readonly car: string;
  readonly orSimilar: (model: string) => string;
  readonly company: string;
  readonly pickUp: string;
  readonly dropOff: string;
  readonly drivers: string;
  readonly rental: string;
  readonly rate: Readonly<Record<'day' | 'weekendDay' | 'week', (count: number, rate: string) => string>>;
  readonly atDeskPrice: string;
  readonly taxes: string;
  readonly atDesk: string;
  readonly deskTotal: string;
};

const EN: ReceiptWords = {
  car: 'Car',
  orSimilar: (model) => `${model} or similar`,
  company: 'Rental company',
  pickUp: 'Pick-up',
  dropOff: 'Drop-off',
  drivers: 'Drivers',
  rental: 'Rental',
  rate: {
    day: (count, rate) => (count === 1 ? `1 day at ${rate}` : `${count} days at ${rate}`),
    weekendDay: (count, rate) =>
      count === 1 ? `1 weekend day at ${rate}` : `${count} weekend days at ${rate}`,
    week: (count, rate) => (count === 1 ? `1 week at ${rate}` : `${count} weeks at ${rate}`),
  },
  atDeskPrice: 'Pay-at-the-desk surcharge',
  taxes: 'Taxes',
  atDesk: 'Pay at the desk (not included in the total)',
  deskTotal: 'Total at the desk',
};
const FR: ReceiptWords = {
  car: 'Voiture',
  orSimilar: (model) => `${model} ou modèle semblable`,
  company: 'Loueur',
  pickUp: 'Prise en charge',
  dropOff: 'Retour',
  drivers: 'Conducteurs',
  rental: 'Location',
  rate: {
    day: (count, rate) => (count === 1 ? `1 jour à ${rate}` : `${count} jours à ${rate}`),
    weekendDay: (count, rate) =>
      count === 1 ? `1 jour de fin de semaine à ${rate}` : `${count} jours de fin de semaine à ${rate}`,
    week: (count, rate) => (count === 1 ? `1 semaine à ${rate}` : `${count} semaines à ${rate}`),
  },
  atDeskPrice: 'Supplément pour paiement au comptoir',
  taxes: 'Taxes',
  atDesk: 'À payer au comptoir (non compris dans le total)',
  deskTotal: 'Total au comptoir',
};
export const RECEIPT_WORDS: Readonly<Record<'en' | 'fr', ReceiptWords>> = { en: EN, fr: FR };
