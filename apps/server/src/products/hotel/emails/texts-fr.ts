import type { HotelMailTexts } from './text-shape.ts';

export const HOTEL_FR: HotelMailTexts = {
  confirmed: {
    subject: (hotel, city, dates) => `Réservé : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour est réservé',
    text: (hotel, code) => `${hotel} l’a confirmé sous le code ${code}.`,
  },
  canceled: {
    subject: (hotel, city, dates) => `Annulé : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour est annulé',
    text: (hotel, dates) => `${hotel} ne vous attend plus (${dates}).`,
  },
  failed: {
    subject: (hotel, city) => `Non réservé : ${hotel}, ${city}`,
    heading: 'Votre séjour n’a pas pu être réservé',
    text: (hotel, dates) =>
      `Nous n’avons pas pu réserver ${hotel} (${dates}). Rien n’est débité : le montant mis de côté ` +
      `sur votre carte ` +
      'est libéré, vos crédits et vos miles sont de nouveau à vous.',
    next: 'Ce que vous aviez saisi est conservé. Vous pouvez réessayer ou choisir un autre séjour.',
  },
  labels: {
    checkIn: 'Arrivée',
    checkOut: 'Départ',
    room: 'Chambre',
    guests: 'Voyageurs',
    address: 'Adresse',
    phone: 'Téléphone de l’hôtel',
  },
  from: (date, time) => `${date}, à partir de ${time}`,
  search: 'Trouver un séjour',
  entry: (hotel, city) => `${hotel}, ${city}`,
};
