/** The words of mail about cars, by language. */
type Subject = (car: string, city: string, dates: string) => string;
type CarMailTexts = {
  readonly confirmed: {
    readonly subject: Subject;
    readonly heading: string;
    readonly text: (company: string) => string;
  };
  readonly changed: {
    readonly subject: Subject;
    readonly heading: string;
    readonly text: (company: string) => string;
  };
  readonly canceled: {
    readonly subject: Subject;
    readonly heading: string;
    readonly text: (company: string, dates: string) => string;
    readonly nothingPaid: string;
  };
  readonly failed: {
    readonly subject: (car: string, city: string) => string;
    readonly heading: string;
    readonly text: (company: string, dates: string) => string;
    readonly next: string;
  };
  readonly labels: Readonly<
    Record<
      'company' | 'car' | 'pickUp' | 'dropOff' | 'address' | 'phone' | 'drivers' | 'atDesk' | 'locator',
      string
    >
  >;
  readonly orSimilar: (model: string) => string;
  readonly localTime: string;
  readonly bring: string;
  readonly search: string;
  readonly entry: {
    readonly pickUp: (company: string) => string;
    readonly dropOff: (company: string) => string;
    readonly locator: (locator: string) => string;
  };
};

const EN: CarMailTexts = {
  confirmed: {
    subject: (car, city, dates) => `Booked: ${car} in ${city}, ${dates}`,
    heading: 'Your car is booked',
    text: (company) => `${company} confirmed your rental.`,
  },
  changed: {
    subject: (car, city, dates) => `Changed: ${car} in ${city}, ${dates}`,
    heading: 'Your rental has been changed',
    text: (company) => `${company} confirmed the changes. Here are the new details.`,
  },
  canceled: {
    subject: (car, city, dates) => `Canceled: ${car} in ${city}, ${dates}`,
    heading: 'Your rental has been canceled',
    text: (company, dates) => `Your rental with ${company} for ${dates} has been canceled.`,
    nothingPaid: 'You hadn’t paid anything, so there’s nothing to refund.',
  },
  failed: {
    subject: (car, city) => `Not booked: ${car} in ${city}`,
    heading: 'We couldn’t book your car',
    text: (company, dates) =>
      `We couldn’t book your rental with ${company} for ${dates}. You weren’t charged. Any ` +
      'pending charge will drop off, and any credits or miles you used have been returned.',
    next: 'Your details are saved. You can try again or choose another car.',
  },
  labels: {
    company: 'Rental company',
    car: 'Car',
    pickUp: 'Pick-up',
    dropOff: 'Drop-off',
    address: 'Address',
    phone: 'Desk phone',
    drivers: 'Drivers',
    atDesk: 'Pay at the desk',
    locator: 'Rental confirmation',
  },
  orSimilar: (model) => `${model} or similar`,
  localTime: 'local time',
  bring: 'Bring each driver’s license and a credit card in the main driver’s name.',
  search: 'Find a car',
  entry: {
    pickUp: (company) => `Pick up your car, ${company}`,
    dropOff: (company) => `Return your car, ${company}`,
    locator: (locator) => `Confirmation ${locator}`,
  },
};
const FR: CarMailTexts = {
  confirmed: {
    subject: (car, city, dates) => `Réservation confirmée : ${car}, ${city}, ${dates}`,
    heading: 'Votre voiture est réservée',
    text: (company) => `${company} a confirmé votre location.`,
  },
  changed: {
    subject: (car, city, dates) => `Réservation modifiée : ${car}, ${city}, ${dates}`,
    heading: 'Votre location a été modifiée',
    text: (company) => `${company} a confirmé la modification. Voici les nouveaux détails.`,
  },
  canceled: {
    subject: (car, city, dates) => `Réservation annulée : ${car}, ${city}, ${dates}`,
    heading: 'Votre location a été annulée',
    text: (company, dates) => `Votre location chez ${company} (${dates}) a été annulée.`,
    nothingPaid: 'Vous n’aviez rien payé : il n’y a rien à rembourser.',
  },
  failed: {
    subject: (car, city) => `Réservation impossible : ${car}, ${city}`,
    heading: 'Nous n’avons pas pu réserver votre voiture',
    text: (company, dates) =>
      `Nous n’avons pas pu réserver votre location chez ${company} (${dates}). Rien ne vous a été ` +
      'débité. Tout montant en attente disparaîtra, et les crédits et miles utilisés vous ont été restitués.',
    next: 'Vos renseignements sont enregistrés. Vous pouvez réessayer ou choisir une autre voiture.',
  },
  labels: {
    company: 'Loueur',
    car: 'Voiture',
    pickUp: 'Prise en charge',
    dropOff: 'Retour',
    address: 'Adresse',
    phone: 'Téléphone du comptoir',
    drivers: 'Conducteurs',
    atDesk: 'À payer au comptoir',
    locator: 'Confirmation du loueur',
  },
  orSimilar: (model) => `${model} ou modèle semblable`,
  localTime: 'heure locale',
  bring:
    'Munissez-vous du permis de chaque conducteur et d’une carte de crédit au nom du conducteur principal.',
  search: 'Trouver une voiture',
  entry: {
    pickUp: (company) => `Prendre votre voiture, ${company}`,
    dropOff: (company) => `Rendre votre voiture, ${company}`,
    locator: (locator) => `Confirmation ${locator}`,
  },
};
export const CAR_MAIL: Readonly<Record<'en' | 'fr', CarMailTexts>> = { en: EN, fr: FR };
