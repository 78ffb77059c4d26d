/** The words of an itinerary. */
const EN = {
  title: (name: string) => `Itinerary: ${name}`,
  file: 'itinerary',
  dates: 'Dates',
  travelers: 'Travelers',
  issuedOn: 'Issued on',
  time: (time: string, place: string) => `${time}, ${place}`,
  contacts: 'Whom to call',
  local: 'All times are local.',
  newest: 'Times can change. You’ll find the newest ones under My Trips.',
};
const FR: typeof EN = {
  title: (name) => `Itinéraire : ${name}`,
  file: 'itineraire',
  dates: 'Dates',
  travelers: 'Voyageurs',
  issuedOn: 'Émis le',
  time: (time, place) => `${time}, ${place}`,
  contacts: 'Qui appeler',
  local: 'Toutes les heures sont locales.',
  newest: 'Les horaires peuvent changer. Vous trouverez les plus récents sous « Mes voyages ».',
};
export const ITINERARY_TEXTS = { en: EN, fr: FR } as const;
