import type { HomeMailTexts } from './text-shape.ts';

const count = (amount: number, one: string, other: string): string => `${amount} ${amount < 2 ? one : other}`;

export const HOME_FR: HomeMailTexts = {
  confirmed: {
    subject: (home, city, dates) => `Réservation confirmée : ${home}, ${city}, ${dates}`,
    heading: 'Votre logement est réservé',
    text: (hosts) => `${hosts} a confirmé votre séjour. Voici l’adresse et comment entrer.`,
  },
  changed: {
    subject: (home, city, dates) => `Réservation modifiée : ${home}, ${city}, ${dates}`,
    heading: 'Votre séjour a été modifié',
    text: (hosts) => `${hosts} a confirmé la modification. Voici les nouveaux détails.`,
  },
  canceled: {
    subject: (home, city, dates) => `Réservation annulée : ${home}, ${city}, ${dates}`,
    heading: 'Votre séjour a été annulé',
    text: (home, dates) => `Votre séjour ${home} (${dates}) a été annulé.`,
  },
  failed: {
    subject: (home, city) => `Réservation impossible : ${home}, ${city}`,
    heading: 'Nous n’avons pas pu réserver votre logement',
    text: (home, dates) =>
      `Nous n’avons pas pu réserver ${home} (${dates}). Rien ne vous a été débité. Tout montant ` +
      'en attente disparaîtra, et les crédits et miles utilisés vous ont été restitués.',
    next: 'Vos renseignements sont enregistrés. Vous pouvez réessayer ou choisir un autre logement.',
  },
  reminder: {
    subject: (home, day) => `Bientôt : ${home}, ${day}`,
    heading: 'Votre séjour approche',
    text: (home, time) => `${home} vous attend. Arrivée : ${time}.`,
    bring:
      'Munissez-vous d’une pièce d’identité et du nécessaire pour le premier soir : il n’y a pas ' +
      'de réception.',
    late: 'Vous arrivez tard ? Prévenez votre hôte pour qu’il puisse vous accueillir.',
  },
  labels: {
    home: 'Logement',
    checkIn: 'Arrivée',
    checkOut: 'Départ',
    host: 'Hôte',
    guest: 'Personne qui se présente',
    party: 'Qui vient',
    address: 'Adresse',
    phone: 'Téléphone de l’hôte',
    arrival: 'Pour entrer',
    deposit: 'Caution, non comprise dans le total',
  },
  from: (date, time, zone) => `${date}, à partir de ${time} (${zone})`,
  by: (date, time, zone) => `${date}, avant ${time} (${zone})`,
  party: (guests, infants, pets) =>
    [
      count(guests, 'voyageur', 'voyageurs'),
      ...(infants > 0 ? [count(infants, 'bébé', 'bébés')] : []),
      ...(pets > 0 ? [count(pets, 'animal', 'animaux')] : []),
    ].join(', '),
  deposit: (amount, holdOn, releaseOn) =>
    `${amount}, bloqués sur votre carte le ${holdOn} et libérés au plus tard le ${releaseOn}`,
  and: ' et ',
  search: 'Trouver un logement',
  entry: (home, city) => `${home}, ${city}`,
  locator: (locator) => `Confirmation de l’hôte : ${locator}`,
};
