import type { FlightMailTexts } from './text-shape.ts';

export const FLIGHT_FR: FlightMailTexts = {
  bookingConfirmed: {
    subject: (title, dates) => `Réservé : ${title}, ${dates}`,
    heading: 'Vos vols sont réservés',
    text: (title, code) =>
      `${title} est confirmé par la compagnie sous le code ${code}. Nous vous écrirons dès l’émission des ` +
      'billets.',
  },
  flightTicketed: {
    subject: (title, dates) => `Billets émis : ${title}, ${dates}`,
    heading: 'Vos billets sont émis',
    text: (title, code) =>
      `Tous les billets de ${title} (${code}) sont émis. L’enregistrement ouvre un jour avant le départ.`,
  },
  bookingCanceled: {
    subject: (title, dates) => `Annulé : ${title}, ${dates}`,
    heading: 'Vos vols sont annulés',
    text: (title, code) =>
      `${title} (${code}) est annulé auprès de la compagnie : on ne vous attend plus à bord.`,
  },
  flightFailed: {
    subject: (title, dates) => `Non réservé : ${title}, ${dates}`,
    heading: 'Vos vols n’ont pas pu être réservés',
    text: (title, dates) =>
      `Nous n’avons pas pu réserver ${title} (${dates}). Rien n’est débité : le montant mis de côté sur ` +
      'votre carte est libéré, vos crédits et vos miles sont de nouveau à vous.',
  },
  flight: (number) => `Vol ${number}`,
  entry: (number, from, to) => `${number}, ${from} à ${to}`,
  terminal: (airport, terminal) => `${airport}, terminal ${terminal}`,
  seats: (seats) => `Sièges ${seats}`,
  severalTickets: 'Ce voyage tient sur plusieurs billets : chaque compagnie modifie et rembourse le sien.',
  next: 'Ce que vous aviez saisi est conservé. Vous pouvez réessayer ou choisir d’autres vols.',
  search: 'Trouver des vols',
  labels: {
    locator: (airline) => `Dossier chez ${airline}`,
    tickets: (numbers) => `Billet ${numbers}`,
    noTicket: 'Billet à émettre',
    severalTickets: 'À noter',
  },
};
