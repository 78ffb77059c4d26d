/** The words of a dispute pack on paper. */

const EN = {
  title: (code: string) => `Proof of acceptance for ${code}`,
  booking: 'Booking',
  customer: 'Customer',
  madeOn: 'Made on',
  links: 'Links in the chain',
  key: 'Signed with key',
  types: {
    booking: 'Booked',
    change: 'Change accepted',
    cancellation: 'Cancellation accepted',
    withdrawal: 'Cancellation withdrawn',
    scheduleChange: 'Answer to the supplier’s change',
    offer: 'Offer accepted',
    priceFreeze: 'Price frozen',
  },
  at: 'On (UTC)',
  terms: 'Terms',
  agreed: 'The terms that were agreed to',
  cancellation: 'Cancellation policy',
  paid: 'Paid',
  penalty: 'Kept',
  refund: 'Refund',
  due: 'To be paid',
  total: 'Total',
  worth: 'Worth',
  answer: 'Answer',
  answers: { accepted: 'accepted', declined: 'declined' },
  byAgent: 'Accepted by an agent for the customer',
  people: 'Who it was for',
  forgotten: 'deleted; its salted hash still proves it',
  link: 'Link',
  hash: 'SHA-256',
  check:
    'Everything above is read from proof.json of this booking, in which every acceptance is a link ' +
    'with the hash of the one before it. Check that file offline, with “npm run proof -- verify ' +
    'proof.json”, and compare the key with those that the portal publishes at /api/v0/proof-keys.',
};
export type PackTexts = typeof EN;

const FR: PackTexts = {
  title: (code) => `Preuve d’acceptation pour ${code}`,
  booking: 'Réservation',
  customer: 'Client',
  madeOn: 'Établi le',
  links: 'Maillons de la chaîne',
  key: 'Signé avec la clé',
  types: {
    booking: 'Réservation',
    change: 'Modification acceptée',
    cancellation: 'Annulation acceptée',
    withdrawal: 'Annulation retirée',
    scheduleChange: 'Réponse au changement du prestataire',
    offer: 'Proposition acceptée',
    priceFreeze: 'Prix gelé',
  },
  at: 'Le (UTC)',
  terms: 'Conditions',
  agreed: 'Les conditions acceptées',
  cancellation: 'Conditions d’annulation',
  paid: 'Payé',
  penalty: 'Retenu',
  refund: 'Remboursement',
  due: 'À payer',
  total: 'Total',
  worth: 'Valeur',
  answer: 'Réponse',
  answers: { accepted: 'acceptée', declined: 'refusée' },
  byAgent: 'Accepté par un agent pour le client',
  people: 'Pour qui',
  forgotten: 'supprimé\u00a0; son empreinte salée le prouve toujours',
  link: 'Maillon',
  hash: 'SHA-256',
  check:
    'Tout ce qui précède est lu dans proof.json de cette réservation, où chaque acceptation est un ' +
    'maillon portant l’empreinte du précédent. Vérifiez ce fichier hors ligne avec «\u00a0npm run proof ' +
    '-- verify proof.json\u00a0» et comparez la clé à celles que le portail publie à /api/v0/proof-keys.',
};

export const PACK_TEXTS: Readonly<Record<'en' | 'fr', PackTexts>> = { en: EN, fr: FR };
