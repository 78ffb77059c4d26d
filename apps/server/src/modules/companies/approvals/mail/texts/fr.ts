import type { ApprovalWords } from './words.ts';

export const FR: ApprovalWords = {
  requested: ({ name, title, price, travelers }) => ({
    subject: `${name} attend votre accord : ${title}`,
    heading: travelers ? `${name} attend votre accord pour ${travelers}` : `${name} attend votre accord`,
    text:
      `${title} (${price}) ne respecte pas la politique de voyage. Consultez la demande, puis ` +
      'approuvez-la ou ' +
      'refusez-la.',
  }),
  requestedParts: ({ name, title, price, count, travelers }) => ({
    subject: `${name} attend votre accord : ${title}`,
    heading: travelers ? `${name} attend votre accord pour ${travelers}` : `${name} attend votre accord`,
    text:
      `${count} éléments de ce voyage ne respectent pas la politique de voyage, pour ${price} au total. ` +
      'Consultez-les, puis décidez pour tout le voyage ou pour chaque élément.',
  }),
  reminder: ({ name, title, hours }) => ({
    subject:
      hours === 1
        ? `Plus qu’une heure pour décider : ${title}`
        : `Plus que ${hours} heures pour décider : ${title}`,
    heading: hours === 1 ? 'Plus qu’une heure pour décider' : `Plus que ${hours} heures pour décider`,
    text: `${name} attend toujours votre décision au sujet de ${title}.`,
  }),
  waits: ({ name, title }) => ({
    subject: `Demande envoyée : ${title}`,
    heading: 'Demande envoyée',
    text: `${name} prendra une décision au sujet de ${title}. Nous vous écrirons dès qu’elle sera connue.`,
  }),
  waitsStill: ({ name, title, hours }) => ({
    subject:
      hours === 1
        ? `Décision attendue d’ici une heure : ${title}`
        : `Décision attendue d’ici ${hours} heures : ${title}`,
    heading: hours === 1 ? 'Décision attendue d’ici une heure' : `Décision attendue d’ici ${hours} heures`,
    text: `${name} n’a pas encore décidé au sujet de ${title}. Nous lui avons envoyé un rappel.`,
  }),
  undecided: {
    keep: (until) => `Sans décision avant le ${until}, la réservation sera maintenue.`,
    cancel: (until) =>
      `Sans décision avant le ${until}, nous annulerons la réservation et la rembourserons intégralement.`,
    mandate: (until) =>
      `Sans décision avant le ${until}, la demande expirera. Rien ne sera ` +
      'réservé ni débité, et elle pourra être renvoyée.',
  },
  news: {
    booked: ({ title, price }) => ({
      subject: `Demande approuvée, voyage réservé : ${title}`,
      heading: 'Demande approuvée, voyage réservé',
      text: `Votre demande a été approuvée et nous avons réservé ${title} pour ${price}.`,
    }),
    kept: ({ title }) => ({
      subject: `Réservation approuvée : ${title}`,
      heading: 'Votre réservation est approuvée',
      text: `La réservation ${title} a été examinée et approuvée. Vous n’avez rien à faire.`,
    }),
    keptByTimeout: ({ title }) => ({
      subject: `Réservation maintenue : ${title}`,
      heading: 'Votre réservation est maintenue',
      text: `Aucune décision n’a été prise à temps pour ${title} : votre réservation est maintenue.`,
    }),
    declined: ({ name, title }) => ({
      subject: `Demande refusée : ${title}`,
      heading: 'Votre demande a été refusée',
      text:
        `${name} a refusé votre demande pour ${title}. Rien n’a été réservé ni débité. Vous ` +
        'pouvez la modifier et la renvoyer.',
    }),
    rejected: ({ name, title }) => ({
      subject: `Réservation refusée et annulée : ${title}`,
      heading: 'Votre réservation a été refusée',
      text:
        `${name} a refusé votre réservation ${title}. Nous l’annulons et vous rembourserons ` +
        'intégralement.',
    }),
    canceledByTimeout: ({ title }) => ({
      subject: `Réservation annulée : ${title}`,
      heading: 'Votre réservation a été annulée',
      text:
        `Aucune décision n’a été prise à temps pour ${title}. Nous annulons la ` +
        'réservation et vous rembourserons intégralement.',
    }),
    notCanceled: ({ title }) => ({
      subject: `Pas encore annulé : ${title}`,
      heading: 'L’annulation n’a pas pu se faire en ligne',
      text:
        `La réservation ${title} n’a pas été approuvée, mais nous n’avons pas pu l’annuler en ligne : elle ` +
        'est donc toujours en vigueur. Notre équipe l’annule pour vous, avec un remboursement ' +
        'intégral. Vous n’avez rien à faire.',
    }),
    lapsed: ({ title }) => ({
      subject: `Demande expirée : ${title}`,
      heading: 'Votre demande a expiré',
      text:
        `Aucune décision n’a été prise à temps pour ${title}. Rien n’a été ` +
        'réservé ni débité. Vous pouvez renvoyer la demande.',
    }),
    returned: ({ title }) => ({
      subject: `Demande approuvée, mais pas réservée : ${title}`,
      heading: 'Demande approuvée, mais pas encore réservée',
      text:
        `Votre demande pour ${title} a été approuvée, mais nous n’avons ` +
        'pas pu réserver. Rien n’a été débité.',
    }),
  },
  forApprover: {
    booked: ({ name, title, price }) => ({
      subject: `Réservé après votre accord : ${title}`,
      heading: 'Réservé après votre accord',
      text: `Nous avons réservé ${title} pour ${name}, au prix de ${price}.`,
    }),
    kept: ({ name, title }) => ({
      subject: `Demande approuvée : ${title}`,
      heading: 'Demande approuvée',
      text: `La réservation ${title} de ${name} est approuvée et maintenue.`,
    }),
    keptByTimeout: ({ name, title }) => ({
      subject: `Pas de décision, réservation maintenue : ${title}`,
      heading: 'La réservation est maintenue',
      text: `Aucune décision n’a été prise à temps pour ${title} : la réservation de ${name} est maintenue.`,
    }),
    declined: ({ name, title }) => ({
      subject: `Demande refusée : ${title}`,
      heading: 'Demande refusée',
      text: `La demande pour ${title} est refusée et ${name} le sait. Rien n’a été réservé ni débité.`,
    }),
    rejected: ({ name, title }) => ({
      subject: `Réservation refusée et annulée : ${title}`,
      heading: 'Réservation refusée et annulée',
      text:
        `La réservation ${title} est refusée et ${name} le sait. Nous l’annulons et la rembourserons ` +
        'intégralement.',
    }),
    canceledByTimeout: ({ name, title }) => ({
      subject: `Pas de décision, réservation annulée : ${title}`,
      heading: 'La réservation est annulée',
      text:
        `Aucune décision n’a été prise à temps pour ${title}. Nous annulons la réservation de ${name} et ` +
        'la rembourserons intégralement.',
    }),
    notCanceled: ({ name, title }) => ({
      subject: `Pas encore annulé : ${title}`,
      heading: 'L’annulation n’a pas pu se faire en ligne',
      text:
        `La réservation ${title} de ${name} n’a pas été approuvée, mais nous n’avons pas pu l’annuler en ` +
        'ligne : elle est donc toujours en vigueur. Notre équipe l’annule, avec un remboursement ' +
        'intégral. Vous n’avez rien à faire.',
    }),
    lapsed: ({ name, title }) => ({
      subject: `Pas de décision, demande expirée : ${title}`,
      heading: 'La demande a expiré',
      text:
        `Aucune décision n’a été prise à temps pour ${title}. Rien n’a été réservé ni débité. ${name} peut ` +
        'renvoyer la demande.',
    }),
    returned: ({ name, title }) => ({
      subject: `Demande approuvée, mais pas réservée : ${title}`,
      heading: 'Demande approuvée, mais pas encore réservée',
      text:
        `Nous n’avons pas pu réserver ${title} comme approuvé. Rien n’a été débité. ${name} peut renvoyer ` +
        'la demande.',
    }),
  },
  inPart: (title) => ({
    subject: `Voyage approuvé en partie : ${title}`,
    heading: 'Le voyage est approuvé en partie',
  }),
  severalEnds: (title) => ({
    subject: `Suite de la demande : ${title}`,
    heading: 'Le voyage n’est pas approuvé',
  }),
  andMore: (title, more) => `${title} et ${more} ${more === 1 ? 'autre' : 'autres'}`,
  other: 'Choisir autre chose',
  otherFor: (title) => `Choisir autre chose à la place de ${title}`,
  returnedFor: {
    price: 'Le prix dépasse désormais votre limite. Vous pouvez renvoyer la demande avec le nouveau prix.',
    changed: 'L’offre a changé depuis votre demande. Vérifiez-la et renvoyez la demande.',
    unavailable: 'Ce tarif n’est plus disponible. Choisissez autre chose et renvoyez la demande.',
    payment: 'Le paiement n’a pas abouti. Vérifiez votre mode de paiement et renvoyez la demande.',
    companyCard:
      'La carte de l’entreprise ne peut plus payer. Choisissez comment payer et renvoyez la demande.',
    notAllowed:
      'Vous ne pouvez plus réserver pour toutes ces personnes. Demandez leur accord, puis renvoyez ' +
      'la demande.',
  },
  labels: {
    traveler: 'Voyageur',
    requester: 'Demande de',
    trip: 'Voyage',
    price: 'Total, taxes et frais compris',
    dueBy: 'À décider avant le',
    code: 'Demande',
    total: 'Total',
    note: 'Message',
  },
  instead: {
    pricePerNight: (limit) => `Merci de choisir un hôtel à ${limit} la nuit au plus.`,
    pricePerDay: (limit) => `Merci de choisir une voiture à ${limit} par jour au plus.`,
    pricePerPerson: (limit) => `Merci de choisir une activité à ${limit} par personne au plus.`,
    pricePerRide: (limit) => `Merci de choisir un trajet à ${limit} au plus.`,
    oneWayPrice: (limit) => `Merci de choisir un vol à ${limit} au plus.`,
    roundTripPrice: (limit) => `Merci de choisir des vols à ${limit} au plus, aller-retour.`,
    daysAhead: (day) => `Merci de choisir des dates à partir du ${day}.`,
    supplier: 'Merci de choisir un autre prestataire.',
    starRating: 'Merci de choisir un hôtel conforme à la politique.',
    fareClass: 'Merci de choisir un tarif conforme à la politique.',
  },
  until: (date, time) => `${date} à ${time} (heure de New York)`,
  open: 'Ouvrir la demande',
  signIn: 'Vous devrez vous connecter. Ouvrir ce courriel n’approuve ni ne refuse rien.',
};
