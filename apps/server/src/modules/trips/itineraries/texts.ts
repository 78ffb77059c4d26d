/** The words of an itinerary. */
const EN = {
  title: (name: string) => `Itinerary: ${name}`,
  file: 'itinerary',
  dates: 'Dates',
  travelers: 'Travelers',
  issuedOn: 'Issued on',
  time: (time: string, place: string) => `${time}, ${place}`,
  contacts: 'Contacts',
  local: 'All times are local.',
  newest: 'Times can change. You’ll always find the latest ones in My Trips.',
};
const FR: typeof EN = {
  title: (name) => `Itinéraire : ${name}`,
  file: 'itineraire',
  dates: 'Dates',
  travelers: 'Voyageurs',
  issuedOn: 'Émis le',
  time: (time, place) => `${time}, ${place}`,
  contacts: 'Contacts',
  local: 'Toutes les heures sont en heure locale.',
  newest: 'Les horaires peuvent changer. Vous trouverez toujours les derniers dans « Mes voyages ».',
};
export const ITINERARY_TEXTS = { en: EN, fr: FR } as const;
