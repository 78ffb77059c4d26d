/** The words of mail about flights of today. */
import type { DisruptionAction } from '@sojourn/domain/disruptions/disruption-state.ts';
import type { DisruptionCause } from '@sojourn/domain/disruptions/flight-status.ts';
import type { Disruption } from '@sojourn/domain/protections/clause.ts';

type Happened = {
  readonly subject: (trip: string) => string;
  readonly heading: string;
  readonly text: string;
};
type Texts = {
  readonly happened: Readonly<Record<Disruption | 'OnTime', Happened>>;
  readonly causes: Readonly<Record<DisruptionCause, string>>;
  readonly flight: (flight: string, from: string, to: string) => string;
  readonly times: (planned: string, estimated: string) => string;
  readonly lands: (planned: string, estimated: string) => string;
  readonly canceled: (planned: string) => string;
  readonly can: Readonly<Partial<Record<DisruptionAction, string>> & { none: string }>;
  /** What the base fare of all travelers comes to. */
  readonly refund: (amount: string) => string;
  readonly until: (by: string) => string;
  readonly lapsed: {
    readonly subject: (trip: string) => string;
    readonly heading: string;
    readonly text: (flight: string) => string;
    readonly next: string;
  };
  readonly rebookingFailed: {
    readonly subject: (flight: string) => string;
    readonly heading: string;
    readonly text: (flight: string) => string;
    readonly next: string;
  };
  readonly link: string;
};

const en: Texts = {
  happened: {
    Delayed: {
      subject: (trip) => `Your flight is delayed: ${trip}`,
      heading: 'Your flight is delayed',
      text: 'The airline expects it to leave or land later than planned.',
    },
    MissedConnection: {
      subject: (trip) => `You’ll miss your connection: ${trip}`,
      heading: 'You’ll miss your connection',
      text: 'One of your flights lands too late for the next one.',
    },
    AirlineCancellation: {
      subject: (trip) => `Your flight is canceled: ${trip}`,
      heading: 'The airline has canceled your flight',
      text: 'Your flight won’t leave as planned.',
    },
    OnTime: {
      subject: (trip) => `Your flight is on time again: ${trip}`,
      heading: 'Your flight is on time again',
      text: 'Your flight is back on schedule. There’s nothing you need to do.',
    },
  },
  causes: {
    Weather: 'The airline says it’s because of the weather.',
    AirTraffic: 'The airline says it’s because of air traffic.',
    Technical: 'The airline says it’s because of a technical problem.',
    Crew: 'The airline says a crew member isn’t available.',
    LateAircraft: 'The airline says the plane is arriving late from its last flight.',
  },
  flight: (flight, from, to) => `${flight}, ${from} – ${to}`,
  times: (planned, estimated) =>
    planned === estimated ? `Leaves ${planned}` : `Leaves ${estimated} instead of ${planned}`,
  lands: (planned, estimated) =>
    planned === estimated ? `Lands ${planned}` : `Lands ${estimated} instead of ${planned}`,
  canceled: (planned) => `Canceled (scheduled for ${planned})`,
  can: {
    Rebook: 'Choose another flight at no extra cost, or have us refund the base fare for everyone.',
    RebookOnlyEligible: 'You can choose another flight at no extra cost.',
    Refund: 'We can refund the base fare for everyone.',
    AlreadyExercised:
      'You’ve already used your add-on for this trip. Your trip page shows what else you can do.',
    none: 'Your trip page shows what you can do.',
  },
  lapsed: {
    subject: (trip) => `Your time to choose has passed: ${trip}`,
    heading: 'Your time to choose another flight has passed',
    text: (flight) =>
      `You didn’t choose another flight or a refund for ${flight} in time. Under the terms, you can’t use ` +
      'your add-on for it anymore.',
    next: 'Your booking hasn’t changed. Your trip page shows what you can still do.',
  },
  rebookingFailed: {
    subject: (flight) => `New flight not booked: ${flight}`,
    heading: 'We couldn’t book your new flight',
    text: (flight) =>
      `We couldn’t book the replacement flight (${flight}). You weren’t charged, your add-on ` +
      'hasn’t been used, and your trip hasn’t changed.',
    next: 'Open your trip to see the flights that are left and what else you can do.',
  },
  refund: (amount) => `The base fare for all travelers is ${amount}.`,
  until: (by) => `Decide by ${by}, airport local time.`,
  link: 'See what you can do',
};

const fr: Texts = {
  happened: {
    Delayed: {
      subject: (trip) => `Votre vol est retardé : ${trip}`,
      heading: 'Votre vol est retardé',
      text: 'La compagnie prévoit un départ ou une arrivée plus tard que prévu.',
    },
    MissedConnection: {
      subject: (trip) => `Vous allez manquer votre correspondance : ${trip}`,
      heading: 'Vous allez manquer votre correspondance',
      text: 'L’un de vos vols arrive trop tard pour le suivant.',
    },
    AirlineCancellation: {
      subject: (trip) => `Votre vol est annulé : ${trip}`,
      heading: 'La compagnie a annulé votre vol',
      text: 'Votre vol ne partira pas comme prévu.',
    },
    OnTime: {
      subject: (trip) => `Votre vol est de nouveau à l’heure : ${trip}`,
      heading: 'Votre vol est de nouveau à l’heure',
      text: 'Votre vol partira comme prévu. Vous n’avez rien à faire.',
    },
  },
  causes: {
    Weather: 'Motif donné par la compagnie : la météo.',
    AirTraffic: 'Motif donné par la compagnie : le trafic aérien.',
    Technical: 'Motif donné par la compagnie : un problème technique.',
    Crew: 'Motif donné par la compagnie : l’équipage n’est pas au complet.',
    LateAircraft: 'Motif donné par la compagnie : l’avion arrive en retard.',
  },
  flight: (flight, from, to) => `${flight}, ${from} – ${to}`,
  times: (planned, estimated) =>
    planned === estimated ? `Départ le ${planned}` : `Départ le ${estimated} au lieu du ${planned}`,
  lands: (planned, estimated) =>
    planned === estimated ? `Arrivée le ${planned}` : `Arrivée le ${estimated} au lieu du ${planned}`,
  canceled: (planned) => `Annulé, départ prévu le ${planned}`,
  can: {
    Rebook:
      'Choisissez un autre vol sans frais supplémentaires, ou demandez-nous de rembourser le tarif de base ' +
      'de tous les voyageurs.',
    RebookOnlyEligible: 'Vous pouvez choisir un autre vol sans frais supplémentaires.',
    Refund: 'Nous pouvons rembourser le tarif de base de tous les voyageurs.',
    AlreadyExercised:
      'Vous avez déjà utilisé l’option de ce voyage. Sa page montre ce que vous pouvez encore faire.',
    none: 'La page du voyage montre ce que vous pouvez faire.',
  },
  lapsed: {
    subject: (trip) => `Le délai pour choisir est passé : ${trip}`,
    heading: 'Le délai pour choisir un autre vol est passé',
    text: (flight) =>
      `Aucun autre vol ni remboursement n’a été choisi à temps pour le vol ${flight}. Selon ses ` +
      'conditions, votre option ne peut plus servir pour ce vol.',
    next: 'Votre réservation n’a pas changé. La page du voyage montre ce que vous pouvez encore faire.',
  },
  rebookingFailed: {
    subject: (flight) => `Nouveau vol non réservé : ${flight}`,
    heading: 'Nous n’avons pas pu réserver votre nouveau vol',
    text: (flight) =>
      `Nous n’avons pas pu réserver le vol de remplacement (${flight}). Rien ne vous a été débité, ` +
      'votre option n’a pas été utilisée et votre voyage reste tel quel.',
    next: 'Ouvrez votre voyage pour voir les vols qui restent et ce que vous pouvez faire d’autre.',
  },
  refund: (amount) => `Le tarif de base de tous les voyageurs est de ${amount}.`,
  until: (by) => `Décidez au plus tard le ${by}, heure de l’aéroport.`,
  link: 'Voir ce que vous pouvez faire',
};

export const DISRUPTION_TEXTS: Readonly<Record<'en' | 'fr', Texts>> = { en, fr };
