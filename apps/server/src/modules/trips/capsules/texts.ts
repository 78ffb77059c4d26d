/** The words of a trip capsule. */

const EN = {
  file: 'trip',
  readme: (brand: string) =>
    `Your trip with ${brand}, in one file.\n\n` +
    'itinerary.pdf   what happens when, and who to call\n' +
    'trip.ics        for your calendar\n' +
    'receipts        what you paid\n' +
    'terms           the terms, in the words that you agreed to\n' +
    'trip.json       all of it, for programs\n\n' +
    'manifest.json lists every file with its SHA-256, and manifest.sig is its signature.\n' +
    'Check both offline with “npm run capsule -- verify FILE”. Compare the key with those that\n' +
    'the portal publishes at /api/v0/proof-keys.\n',
};
const FR: typeof EN = {
  file: 'voyage',
  readme: (brand) =>
    `Votre voyage avec ${brand}, dans un seul fichier.\n\n` +
    'itinerary.pdf   ce qui se passe et quand, et qui appeler\n' +
    'trip.ics        pour votre calendrier\n' +
    'receipts        ce que vous avez payé\n' +
    'terms           les conditions, dans les mots que vous avez acceptés\n' +
    'trip.json       le tout, pour des programmes\n\n' +
    'manifest.json donne le SHA-256 de chaque fichier, et manifest.sig en est la signature.\n' +
    'Vérifiez les deux hors ligne avec «\u00a0npm run capsule -- verify FICHIER\u00a0». Comparez la\n' +
    'clé à celles que le portail publie à /api/v0/proof-keys.\n',
};
export const CAPSULE_TEXTS = { en: EN, fr: FR };
