/** The words of mail about activities, by language. */
type About = (activity: string, city: string, day: string) => string;

const EN = {
  confirmed: {
    subject: ((activity, city, day) => `Booked: ${activity}, ${city}, ${day}`) as About,
    heading: 'Your activity is booked',
    text: (operator: string) => `${operator} confirmed it. Show the code below when you arrive.`,
  },
  changed: {
    subject: ((activity, city, day) => `Changed: ${activity}, ${city}, ${day}`) as About,
    heading: 'Your activity has been changed',
    text: (operator: string) => `${operator} confirmed the changes. Codes you had before no longer work.`,
  },
  canceled: {
    subject: ((activity, city, day) => `Canceled: ${activity}, ${city}, ${day}`) as About,
    heading: 'Your activity has been canceled',
    text: (activity: string, day: string) =>
      `${activity} (${day}) has been canceled. Its codes no longer work.`,
  },
  failed: {
    subject: (activity: string, city: string) => `Not booked: ${activity}, ${city}`,
    heading: 'We couldn’t book your activity',
    text: (activity: string, day: string) =>
      `We couldn’t book ${activity} (${day}). You weren’t charged. Any pending charge will drop off, and ` +
      'any credits or miles you used have been returned.',
    next: 'Your details are saved. You can try again or choose another time or activity.',
  },
  reminder: {
    subject: (activity: string, day: string) => `Coming up: ${activity}, ${day}`,
    heading: 'Your activity is coming up',
    text: (activity: string, when: string) => `${activity}: ${when}.`,
    bring: (things: string) => `Bring ${things}.`,
    nothing: 'the code to show',
    and: ' and the code to show',
    late: 'Running late? Call the operator so they’ll wait for you.',
  },
  labels: {
    activity: 'Activity',
    when: 'When',
    meet: 'Where to meet',
    pickup: 'Pickup',
    bring: 'Bring',
    party: 'Who’s coming',
    lead: 'Lead traveler',
    operator: 'Operator',
    locator: 'Operator’s confirmation',
    code: 'Code to show',
  },
  before: (place: string, minutes: number) => (minutes === 0 ? place : `${place} (${minutes} min before)`),
  later: 'You’ll choose later. Until then, use the meeting point.',
  lastDay: (activity: string) => `Last day: ${activity}`,
  search: 'Find an activity',
  times: 'See other times',
};
const FR: typeof EN = {
  confirmed: {
    subject: (activity, city, day) => `Réservation confirmée : ${activity}, ${city}, ${day}`,
    heading: 'Votre activité est réservée',
    text: (operator) => `${operator} l’a confirmée. Présentez le code ci-dessous à votre arrivée.`,
  },
  changed: {
    subject: (activity, city, day) => `Réservation modifiée : ${activity}, ${city}, ${day}`,
    heading: 'Votre activité a été modifiée',
    text: (operator) =>
      `${operator} a confirmé la modification. Les codes que vous aviez ne sont plus valables.`,
  },
  canceled: {
    subject: (activity, city, day) => `Réservation annulée : ${activity}, ${city}, ${day}`,
    heading: 'Votre activité a été annulée',
    text: (activity, day) => `${activity} (${day}) a été annulée. Ses codes ne sont plus valables.`,
  },
  failed: {
    subject: (activity, city) => `Réservation impossible : ${activity}, ${city}`,
    heading: 'Nous n’avons pas pu réserver votre activité',
    text: (activity, day) =>
      `Nous n’avons pas pu réserver ${activity} (${day}). Rien ne vous a été débité. Tout montant en ` +
      'attente disparaîtra, et les crédits et miles utilisés vous ont été restitués.',
    next: 'Vos renseignements sont enregistrés. Vous pouvez réessayer ou en choisir une autre.',
  },
  reminder: {
    subject: (activity, day) => `Bientôt : ${activity}, ${day}`,
    heading: 'Votre activité approche',
    text: (activity, when) => `${activity} : ${when}.`,
    bring: (things) => `Apportez ${things}.`,
    nothing: 'le code à présenter',
    and: ' et le code à présenter',
    late: 'Vous serez en retard ? Appelez le prestataire pour qu’il vous attende.',
  },
  labels: {
    activity: 'Activité',
    when: 'Date',
    meet: 'Point de rencontre',
    pickup: 'Prise en charge',
    bring: 'À apporter',
    party: 'Participants',
    lead: 'Voyageur principal',
    operator: 'Prestataire',
    locator: 'Confirmation du prestataire',
    code: 'Code à présenter',
  },
  before: (place, minutes) => (minutes === 0 ? place : `${place} (${minutes} min avant)`),
  later: 'Vous choisirez plus tard. D’ici là, rendez-vous au point de rencontre.',
  lastDay: (activity) => `Dernier jour : ${activity}`,
  search: 'Trouver une activité',
  times: 'Voir les autres heures',
};
export const ACTIVITY_MAIL = { en: EN, fr: FR } as const;
