/** The words of mail about rides, by language. */
type About = (ride: string, day: string) => string;

const EN = {
  confirmed: {
    subject: ((ride, day) => `Booked: ${ride}, ${day}`) as About,
    heading: 'Your ride is booked',
    text: (operator: string) =>
      `${operator} confirmed it. We’ll send the driver’s name and plate 2 hours before pickup.`,
  },
  changed: {
    subject: ((ride, day) => `New time: ${ride}, ${day}`) as About,
    heading: 'Your ride has a new time',
    text: (operator: string) => `${operator} confirmed the new time. It’s the same booking.`,
  },
  canceled: {
    subject: ((ride, day) => `Canceled: ${ride}, ${day}`) as About,
    heading: 'Your ride has been canceled',
    text: ((ride, day) => `${ride} (${day}) has been canceled. No driver will come.`) as About,
  },
  failed: {
    subject: ((ride, day) => `Not booked: ${ride}, ${day}`) as About,
    heading: 'We couldn’t book your ride',
    text: ((ride, day) =>
      `We couldn’t book ${ride} (${day}). You weren’t charged. Any pending charge will drop off, and any ` +
      'credits or miles you used have been returned.') as About,
    next: 'Your details are saved. You can try again or choose another ride.',
  },
  reminder: {
    subject: ((ride, day) => `Coming up: ${ride}, ${day}`) as About,
    heading: 'Your ride is coming up',
    late: 'Bring your phone: the driver may call. Can’t find each other? Call the operator.',
  },
  waits: (minutes: number, afterLanding: boolean) =>
    afterLanding ? `${minutes} min after you land, free` : `${minutes} min after the pickup time, free`,
  labels: {
    ride: 'Ride',
    pickUp: 'Pickup',
    flight: 'Flight',
    meet: 'Where to meet',
    waiting: 'The driver waits',
    party: 'Who’s coming',
    lead: 'Name on the sign',
    operator: 'Operator',
    driver: 'Driver',
    locator: 'Operator’s confirmation',
  },
  search: 'Find a ride',
};
const FR: typeof EN = {
  confirmed: {
    subject: (ride, day) => `Réservation confirmée : ${ride}, ${day}`,
    heading: 'Votre trajet est réservé',
    text: (operator) =>
      `${operator} l’a confirmé. Nous vous enverrons le nom du chauffeur et la plaque 2 heures avant.`,
  },
  changed: {
    subject: (ride, day) => `Nouvelle heure : ${ride}, ${day}`,
    heading: 'Votre trajet a une nouvelle heure',
    text: (operator) => `${operator} a confirmé la nouvelle heure. C’est la même réservation.`,
  },
  canceled: {
    subject: (ride, day) => `Réservation annulée : ${ride}, ${day}`,
    heading: 'Votre trajet a été annulé',
    text: (ride, day) => `${ride} (${day}) a été annulé. Aucun chauffeur ne viendra.`,
  },
  failed: {
    subject: (ride, day) => `Réservation impossible : ${ride}, ${day}`,
    heading: 'Nous n’avons pas pu réserver votre trajet',
    text: (ride, day) =>
      `Nous n’avons pas pu réserver ${ride} (${day}). Rien ne vous a été débité. Tout montant en attente ` +
      'disparaîtra, et les crédits et miles utilisés vous ont été restitués.',
    next: 'Vos renseignements sont enregistrés. Vous pouvez réessayer ou choisir un autre trajet.',
  },
  reminder: {
    subject: (ride, day) => `Bientôt : ${ride}, ${day}`,
    heading: 'Votre trajet approche',
    late: 'Apportez votre téléphone, le chauffeur pourrait appeler. Sinon, appelez le prestataire.',
  },
  waits: (minutes, afterLanding) =>
    afterLanding
      ? `${minutes} min après l’atterrissage, sans frais`
      : `${minutes} min après l’heure prévue, sans frais`,
  labels: {
    ride: 'Trajet',
    pickUp: 'Prise en charge',
    flight: 'Vol',
    meet: 'Point de rencontre',
    waiting: 'Attente du chauffeur',
    party: 'Passagers',
    lead: 'Nom sur la pancarte',
    operator: 'Prestataire',
    driver: 'Chauffeur',
    locator: 'Confirmation du prestataire',
  },
  search: 'Trouver un trajet',
};
export const GROUND_MAIL = { en: EN, fr: FR } as const;
