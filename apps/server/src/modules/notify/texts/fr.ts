import type { MailTexts } from './texts.ts';

export const FR: MailTexts = {
  canceled: {
    noRefund: 'Cette réservation n’était pas remboursable : il n’y a donc pas de remboursement.',
    refunds: 'Voici ce que nous vous remboursons, et à quelle date :',
  },
  companyMessage: {
    subject: (company) => `Un message de ${company} au sujet de votre voyage`,
    heading: (company) => `${company} vous a écrit`,
  },
  invitation: {
    subject: (company, brand) => `${company} vous invite sur ${brand}`,
    heading: (brand) => `Réservez vos déplacements avec ${brand}`,
    text: (company, issuer) =>
      `${company} vous a ajouté à son compte de voyage. Pour commencer, connectez-vous avec l’identifiant ` +
      `${issuer} qui a cette adresse de courriel.`,
    link: 'Se connecter',
    mistake:
      'Si vous n’y travaillez pas, ignorez ce courriel. Rien n’est créé tant que vous ne vous connectez pas.',
  },
  caseOpened: {
    subject: (code) => `Nous nous en occupons (dossier ${code})`,
    heading: 'Nous nous en occupons',
    about: {
      bookingUnanswered:
        'Nous attendons encore la confirmation de votre réservation. Vous ne serez jamais débité ' +
        'deux fois. Ne réservez pas de nouveau.',
      cancelUnanswered: 'Nous attendons encore la confirmation de votre annulation.',
      cancelRefused:
        'Votre annulation n’a pas été acceptée. Votre réservation est inchangée et notre équipe s’en occupe.',
      changeRequested:
        'Nous avons bien reçu votre demande de modification. Votre réservation reste telle ' +
        'quelle jusqu’à ce que nous la modifiions.',
      changeUnanswered:
        'Nous attendons encore la confirmation de votre modification. Vous ne serez jamais débité deux ' +
        'fois. Ne modifiez pas de nouveau.',
      changeRefused:
        'Votre modification n’a pas été acceptée. Votre réservation est inchangée, vous n’avez pas été ' +
        'débité et notre équipe s’en occupe.',
      refundRefused:
        'L’un de vos remboursements n’a pas abouti. Nous le renvoyons jusqu’à ce qu’il vous parvienne.',
      refundUnanswered: 'L’un de vos remboursements n’est pas encore arrivé. Nous en assurons le suivi.',
      ticketingLate:
        'Vos vols sont confirmés, mais la compagnie n’a pas encore émis les billets. Nous nous en ' +
        'occupons ; vous n’avez rien à faire.',
      ticketingRefused:
        'Vos vols sont confirmés, mais la compagnie n’a pas émis les billets. Nous nous en occupons et ' +
        'vous écrirons.',
      ticketNotVoided:
        'L’un de vos billets a été refusé : rien n’a été réservé. Nous annulons le billet déjà ' +
        'émis, qui ne ' +
        'vous sera pas facturé.',
      supportRequest: 'Nous avons reçu votre message.',
      helpRequested:
        'Vous nous avez demandé de l’aide pour votre voyage. Nous en avons les détails et nous nous en ' +
        'occupons.',
      scheduleUnmapped: 'Votre voyage a peut-être changé. Nous vérifions les détails et vous écrirons.',
      creditDispute: 'Nous avons reçu votre signalement et vous en communiquerons le résultat par courriel.',
      compensationClaimed: 'Nous réclamons l’indemnité à la compagnie et vous écrirons ce qu’elle répond.',
    },
    anything: 'Notre équipe examine votre voyage.',
    text: (code, until) =>
      `Vous aurez une réponse au plus tard le ${until}. Si vous appelez, mentionnez ` +
      `simplement le dossier ${code}.`,
  },
  caseNews: {
    caseReplied: {
      subject: (code) => `Nous vous avons répondu : dossier ${code}`,
      heading: 'Nous vous avons répondu',
      text: (code) =>
        `Un nouveau message vous attend dans le dossier ${code}. Lisez-le et répondez-y sur sa page.`,
    },
    caseProposed: {
      subject: (code) => `Nous avons une proposition pour vous : dossier ${code}`,
      heading: 'Nous avons une proposition pour vous',
      text: (code) =>
        `Vous trouverez notre proposition dans le dossier ${code}, où vous pouvez l’accepter ou la refuser.`,
    },
    caseResolved: {
      subject: (code) => `Votre dossier ${code} est résolu`,
      heading: 'Votre dossier est résolu',
      text: (code) =>
        `Nous en avons terminé avec le dossier ${code}. Une question ? Répondez sur sa page sous 14 jours.`,
    },
  },
  disputeAnswered: {
    subject: (code) => `Le problème que vous avez signalé (dossier ${code})`,
    heading: 'Nous avons examiné votre signalement',
    credited: (amount, until) =>
      `Vous aviez raison. Nous avons ajouté ${amount} de crédit voyage, valable jusqu’au ${until}.`,
    declined: 'Nous avons vérifié l’opération : elle est exacte. Rien ne change dans votre portefeuille.',
    questions: (code) => `Une question ? Écrivez-nous ou appelez-nous, et mentionnez le dossier ${code}.`,
  },
  detailsEdited: {
    subject: (title) => `Informations mises à jour : ${title}`,
    heading: 'Les informations de votre voyage sont à jour',
    text: (title, list) =>
      `Nous avons transmis vos modifications pour ${title}, et elles ont été acceptées : ${list}.`,
    names: {
      frequentFlyerNumber: 'numéro de fidélité aérienne',
      knownTravelerNumber: 'numéro de voyageur de confiance',
      tsaRedressNumber: 'numéro Redress',
      specialAssistance: 'assistance',
      loyaltyNumber: 'numéro de fidélité',
      requests: 'demandes particulières',
      flightNumber: 'vol d’arrivée',
    },
    notYou: (phone) =>
      'Rien d’autre n’a changé dans votre réservation. Si vous n’êtes pas à l’origine de cette ' +
      `modification, appelez le ${phone}.`,
  },
  creditExpiring: {
    subject: (amount, date) => `Votre crédit voyage de ${amount} expire le ${date}`,
    heading: 'Votre crédit voyage expire bientôt',
    text: (amount, date, days) =>
      `Il vous reste ${amount}. Utilisez-les pour toute réservation d’ici le ${date} (dans ${days} jours).`,
  },
  refundSent: {
    subject: (amount) => `Votre remboursement de ${amount} est en route`,
    heading: 'Votre remboursement est en route',
    text: (amount, tender, item) => `Nous avons remboursé ${amount} sur ${tender} pour ${item}.`,
  },
  refundArrived: {
    subject: (amount) => `Votre remboursement de ${amount} est arrivé`,
    heading: 'Votre remboursement est arrivé',
    text: (amount, tender, item) => `Votre banque a crédité ${amount} sur ${tender} pour ${item}.`,
  },
  airlineCreditExpiring: {
    subject: (airline, amount, date) => `Votre avoir ${airline} de ${amount} expire le ${date}`,
    heading: (airline) => `Votre avoir ${airline} expire bientôt`,
    text: (airline, amount, date, days) =>
      `${airline} vous doit encore ${amount}. Réservez un de ses vols d’ici le ${date} (dans ${days} ` +
      'jours) ; passé cette date, la compagnie garde la somme.',
    sameTraveler: 'Seul le voyageur à qui il a été émis peut en profiter.',
    anyTraveler: 'Vous pouvez l’utiliser pour le voyageur de votre choix.',
    number: 'Numéro de billet',
    link: 'Voir vos avoirs',
  },
  priceDropCredited: {
    subject: (amount) => `Votre prix a baissé : voici ${amount} de crédit voyage`,
    heading: 'Votre prix a baissé',
    text: (amount, until) =>
      'Depuis votre réservation, le prix de votre voyage a baissé. Votre protection contre la baisse ' +
      `de prix vous donne ${amount} de crédit voyage, à utiliser jusqu’au ${until}.`,
    booked: 'Prix réservé',
    lowest: 'Prix le plus bas depuis',
    credit: 'Votre crédit',
    ifCanceled: 'Si vous annulez le voyage, vous perdez ce que vous n’avez pas utilisé.',
  },
  tripEmailChanged: {
    subject: 'L’adresse courriel de votre voyage a changé',
    heading: 'L’adresse courriel de votre voyage a changé',
    text: (email) =>
      `Les courriels de ce voyage sont désormais envoyés à ${email}. L’adresse de votre ` +
      `compte ne change pas.`,
    notYou: (phone) => `Si vous n’êtes pas à l’origine de ce changement, appelez-nous au ${phone}.`,
  },
  labels: {
    code: 'Code de confirmation',
    total: 'Total, taxes et frais compris',
    cancelFree: 'Annulation sans frais jusqu’au',
    penalty: 'Frais d’annulation',
  },
  until: (date, time) => `${date}, ${time}`,
  paidWith: (tender) => `Payé avec ${tender}`,
  refund: {
    due: (amount, date) => `${amount}, envoyé au plus tard le ${date}`,
    sent: (amount, date) => `${amount}, envoyé le ${date}`,
    onItsWay: (amount) => `${amount}, en route`,
    back: (amount) => `${amount}, rendu`,
    reissued: (amount) => `${amount}, en nouveau crédit`,
    forfeited: (amount) => `${amount}, perdu selon ses conditions`,
  },
  refundTo: (tender) => `Sur ${tender}`,
  refundNote:
    'Un remboursement sur carte peut mettre 1 à 2 cycles de facturation à paraître sur votre relevé.',
  seeTrip: 'Voir votre voyage',
  seeTrips: 'Ouvrir mes voyages',
  seeCase: 'Voir votre dossier',
  seeWallet: 'Ouvrir votre portefeuille',
  footer: (legalName, phone) => `Envoyé par ${legalName.replace(/\.$/, '')}. Questions : ${phone}.`,
  calendar: {
    code: (code) => `Code de confirmation ${code}`,
  },
};
