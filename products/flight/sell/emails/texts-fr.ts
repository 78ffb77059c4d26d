import type { FlightMailTexts } from './text-shape.ts';

export const FLIGHT_FR: FlightMailTexts = {
  bookingConfirmed: {
    subject: (title, dates) => `Réservation confirmée : ${title}, ${dates}`,
    heading: 'Vos vols sont réservés',
    text: () =>
      'Vos vols sont confirmés. Nous vous enverrons bientôt vos billets électroniques par courriel.',
  },
  flightTicketed: {
    subject: (title, dates) => `Billets émis : ${title}, ${dates}`,
    heading: 'Voici vos billets électroniques',
    text: () => 'Vos billets ont été émis. L’enregistrement en ligne ouvre 24 heures avant le départ.',
  },
  bookingChanged: {
    subject: (title, dates) => `Réservation modifiée : ${title}, ${dates}`,
    heading: 'Vos vols ont été modifiés',
    text: () =>
      'Votre modification est confirmée. Voici vos nouveaux vols et billets. Les anciens billets ne sont ' +
      'plus valables.',
  },
  bookingReduced: {
    subject: (title, dates) => `Annulation partielle : ${title}, ${dates}`,
    heading: 'Une partie de votre voyage a été annulée',
    text: () => 'Les vols et les voyageurs ci-dessous restent réservés.',
  },
  flightSplit: {
    subject: (title, dates) => `Désormais deux réservations : ${title}, ${dates}`,
    heading: 'Votre voyage comporte désormais deux réservations',
    text: (code) =>
      `Une personne de ce voyage (${code}) a changé de vols et a maintenant sa propre réservation. ` +
      'Rien ne change pour les voyageurs ci-dessous : leurs billets restent valables.',
  },
  flightExtrasChanged: {
    subject: (title, dates) => `Sièges et bagages mis à jour : ${title}, ${dates}`,
    heading: 'Vos sièges et bagages sont à jour',
    text: (code) =>
      `La compagnie a mis à jour les sièges et bagages de votre voyage (${code}). Vos vols et vos billets ` +
      'ne changent pas.',
  },
  bookingCanceled: {
    subject: (title, dates) => `Réservation annulée : ${title}, ${dates}`,
    heading: 'Vos vols ont été annulés',
    text: (code) => `Votre réservation ${code} a été annulée.`,
  },
  flightFailed: {
    subject: (title, dates) => `Réservation impossible : ${title}, ${dates}`,
    heading: 'Nous n’avons pas pu réserver vos vols',
    text: (dates) =>
      `Nous n’avons pas pu réserver vos vols (${dates}). Rien ne vous a été débité. Tout montant ` +
      'en attente disparaîtra, et les crédits et miles utilisés vous ont été restitués.',
  },
  flight: (number) => `Vol ${number}`,
  entry: (number, from, to) => `${number}, ${from} – ${to}`,
  canceledEntry: (entry) => `Annulé : ${entry}`,
  canceledByAirline: 'Annulé par la compagnie aérienne.',
  newTimes: (departs, arrives) =>
    `Nouvel horaire de la compagnie aérienne. À l’origine : départ ${departs}, arrivée ${arrives}.`,
  terminal: (airport, terminal) => `${airport}, terminal ${terminal}`,
  onSlice: (way, seats, bags) =>
    [
      seats ? `${way}, siège ${seats}` : `${way}, siège attribué à l’enregistrement`,
      ...(bags > 0 ? [`${bags} ${bags === 1 ? 'bagage enregistré' : 'bagages enregistrés'} en plus`] : []),
    ].join(', '),
  seats: (seats) => `Sièges ${seats}`,
  severalTickets:
    'Ce voyage comporte plusieurs billets, chacun avec ses règles de modification et de remboursement.',
  localTimes: 'Les heures sont celles de chaque aéroport.',
  replaces: (flights) =>
    `Il remplace ${flights || 'un vol'} d’une autre réservation, qui ne s’est pas déroulé comme prévu. ` +
    'La solution de rechange en cas de perturbation l’a payé : vous n’avez rien payé. Le reste de cette ' +
    'réservation est inchangé.',
  next: 'Vos renseignements sont enregistrés. Vous pouvez réessayer ou choisir d’autres vols.',
  search: 'Trouver des vols',
  labels: {
    locator: (airline) => `Code de confirmation ${airline}`,
    tickets: (numbers) => `Billet ${numbers}`,
    noTicket: 'Billet électronique à venir',
    traveler: (number) => `Voyageur ${number}`,
    fare: (way) => `Tarif ${way}`,
    severalTickets: 'À noter',
    people: 'Codes et billets des compagnies',
    extras: 'Sièges et bagages',
  },
};
