import type { FlightMailTexts } from './text-shape.ts';

export const FLIGHT_FR: FlightMailTexts = {
  bookingConfirmed: {
    subject: (title, dates) => `Réservé : ${title}, ${dates}`,
    heading: 'Vos vols sont réservés',
    text: (title, code) =>
      `La compagnie a confirmé ${title}. Votre code de confirmation est ${code}. Nous vous enverrons ` +
      'bientôt vos billets électroniques par courriel.',
  },
  flightTicketed: {
    subject: (title, dates) => `Billets émis : ${title}, ${dates}`,
    heading: 'Vos billets électroniques sont arrivés',
    text: (title, code) =>
      `Vos billets pour ${title} (${code}) ont été émis. L’enregistrement ouvre 24 heures avant le départ.`,
  },
  bookingChanged: {
    subject: (title, dates) => `Modifié : ${title}, ${dates}`,
    heading: 'Vos vols sont modifiés',
    text: (title, code) =>
      `La compagnie a modifié ${title} (${code}). Voici vos nouveaux vols et billets ; les anciens ne sont ` +
      'plus valables.',
  },
  bookingReduced: {
    subject: (title, dates) => `Annulation partielle : ${title}, ${dates}`,
    heading: 'Une partie de votre voyage est annulée',
    text: (title, code) => `${title} (${code}) reste réservé pour les voyageurs ci-dessous.`,
  },
  flightSplit: {
    subject: (title, dates) => `Désormais deux réservations : ${title}, ${dates}`,
    heading: 'Votre voyage compte désormais deux réservations',
    text: (title, code) =>
      `Une personne du voyage ${title} (${code}) a changé de vols et a maintenant sa propre réservation. ` +
      'Rien ne change pour les voyageurs ci-dessous : leurs billets restent valables.',
  },
  flightExtrasChanged: {
    subject: (title, dates) => `Sièges et bagages mis à jour : ${title}, ${dates}`,
    heading: 'Vos sièges et bagages sont à jour',
    text: (title, code) =>
      `La compagnie a mis à jour les sièges et bagages du voyage ${title} (${code}). Vos vols et vos ` +
      'billets ne changent pas.',
  },
  bookingCanceled: {
    subject: (title, dates) => `Annulé : ${title}, ${dates}`,
    heading: 'Vos vols sont annulés',
    text: (title, code) => `Vos vols pour ${title} (${code}) sont annulés.`,
  },
  flightFailed: {
    subject: (title, dates) => `Non réservé : ${title}, ${dates}`,
    heading: 'Nous n’avons pas pu réserver vos vols',
    text: (title, dates) =>
      `Nous n’avons pas pu réserver ${title} (${dates}). Vous n’avez pas été débité : tout montant ` +
      'en attente disparaîtra, et vos crédits et miles vous ont été rendus.',
  },
  flight: (number) => `Vol ${number}`,
  entry: (number, from, to) => `${number}, ${from} – ${to}`,
  terminal: (airport, terminal) => `${airport}, terminal ${terminal}`,
  onSlice: (way, seats, bags) =>
    [
      seats ? `${way}, siège ${seats}` : `${way}, siège attribué à l’enregistrement`,
      ...(bags > 0 ? [`${bags} ${bags === 1 ? 'bagage enregistré' : 'bagages enregistrés'} en plus`] : []),
    ].join(', '),
  seats: (seats) => `Sièges ${seats}`,
  severalTickets:
    'Ce voyage comporte plusieurs billets, chacun avec ses règles de modification et de remboursement.',
  next: 'Vos renseignements sont enregistrés. Vous pouvez réessayer ou choisir d’autres vols.',
  search: 'Trouver des vols',
  labels: {
    locator: (airline) => `Code de confirmation ${airline}`,
    tickets: (numbers) => `Billet ${numbers}`,
    noTicket: 'Billet électronique à venir',
    traveler: (number) => `Voyageur ${number}`,
    severalTickets: 'À noter',
  },
};
