import type { HotelMailTexts } from './text-shape.ts';

export const HOTEL_FR: HotelMailTexts = {
  confirmed: {
    subject: (hotel, city, dates) => `Réservé : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour est réservé',
    text: (hotel, code) => `${hotel} a confirmé votre séjour. Votre code de confirmation est ${code}.`,
  },
  changed: {
    subject: (hotel, city, dates) => `Modifié : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour est modifié',
    text: (hotel, code) => `${hotel} a modifié votre réservation ${code}. En voici les nouveaux détails.`,
  },
  reduced: {
    subject: (hotel, city, dates) => `Annulation partielle : ${hotel}, ${city}, ${dates}`,
    heading: 'Une partie de votre séjour est annulée',
    text: (hotel, code) =>
      `Votre réservation ${code} à ${hotel} porte désormais sur les chambres ci-dessous.`,
  },
  canceled: {
    subject: (hotel, city, dates) => `Annulé : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour est annulé',
    text: (hotel, dates) => `Votre réservation à ${hotel} (${dates}) est annulée.`,
  },
  failed: {
    subject: (hotel, city) => `Non réservé : ${hotel}, ${city}`,
    heading: 'Nous n’avons pas pu réserver votre séjour',
    text: (hotel, dates) =>
      `Nous n’avons pas pu réserver ${hotel} (${dates}). Vous n’avez pas été débité : tout montant ` +
      'en attente disparaîtra, et vos crédits et miles vous ont été rendus.',
    next: 'Vos renseignements sont enregistrés. Vous pouvez réessayer ou choisir un autre hôtel.',
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
  search: 'Trouver un hôtel',
  entry: (hotel, city) => `${hotel}, ${city}`,
};
