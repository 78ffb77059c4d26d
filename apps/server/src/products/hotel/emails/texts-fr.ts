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
    text: (hotel, code) =>
      `${hotel} a modifié votre réservation ${code}. La voici telle qu’elle est maintenant.`,
  },
  canceled: {
    subject: (hotel, city, dates) => `Annulé : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour est annulé',
    text: (hotel, dates) => `Votre réservation à ${hotel} (${dates}) est annulée.`,
  },
  failed: {
    subject: (hotel, city) => `Non réservé : ${hotel}, ${city}`,
    heading: 'Votre séjour n’a pas pu être réservé',
    text: (hotel, dates) =>
      `Nous n’avons pas pu réserver ${hotel} (${dates}). Vous n’avez pas été débité : tout montant ` +
      'en attente disparaîtra, et vos crédits et miles vous ont été rendus.',
    next: 'Votre saisie est conservée. Vous pouvez réessayer ou choisir un autre séjour.',
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
