import type { HotelMailTexts } from './text-shape.ts';

export const HOTEL_FR: HotelMailTexts = {
  confirmed: {
    subject: (hotel, city, dates) => `Réservation confirmée : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour est réservé',
    text: (hotel) => `${hotel} a confirmé votre séjour.`,
  },
  changed: {
    subject: (hotel, city, dates) => `Réservation modifiée : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour a été modifié',
    text: (hotel) => `${hotel} a confirmé la modification. Voici les nouveaux détails.`,
  },
  reduced: {
    subject: (hotel, city, dates) => `Annulation partielle : ${hotel}, ${city}, ${dates}`,
    heading: 'Une partie de votre séjour a été annulée',
    text: (hotel) => `Votre réservation (${hotel}) porte désormais sur les chambres ci-dessous.`,
  },
  canceled: {
    subject: (hotel, city, dates) => `Réservation annulée : ${hotel}, ${city}, ${dates}`,
    heading: 'Votre séjour a été annulé',
    text: (hotel, dates) => `Votre réservation ${hotel} (${dates}) a été annulée.`,
  },
  failed: {
    subject: (hotel, city) => `Réservation impossible : ${hotel}, ${city}`,
    heading: 'Nous n’avons pas pu réserver votre séjour',
    text: (hotel, dates) =>
      `Nous n’avons pas pu réserver ${hotel} (${dates}). Rien ne vous a été débité. Tout montant ` +
      'en attente disparaîtra, et les crédits et miles utilisés vous ont été restitués.',
    next: 'Vos renseignements sont enregistrés. Vous pouvez réessayer ou choisir un autre hôtel.',
  },
  labels: {
    checkIn: 'Arrivée',
    checkOut: 'Départ',
    room: 'Chambre',
    guests: 'Voyageurs',
    address: 'Adresse',
    phone: 'Téléphone de l’hôtel',
    atHotel: 'À payer à l’hôtel',
  },
  from: (date, time) => `${date}, à partir de ${time} (heure locale)`,
  by: (date, time) => `${date}, avant ${time} (heure locale)`,
  search: 'Trouver un hôtel',
  entry: (hotel, city) => `${hotel}, ${city}`,
};
