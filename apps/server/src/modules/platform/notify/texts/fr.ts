import { CASE_TEXTS } from './cases.ts';
import type { MailTexts } from './texts.ts';

export const FR: MailTexts = {
  canceled: {
    noRefund: 'Selon les conditions d’annulation de cette réservation, il n’y a pas de remboursement.',
    refunds: 'Voici ce que nous vous remboursons, et quand :',
  },
  companyMessage: {
    subject: (company) => `Un message de ${company} au sujet de votre voyage`,
    heading: (company) => `${company} vous a écrit`,
    ask: (company) => `Dites à ${company} comment vous allez.`,
    answer: 'Répondre : je vais bien, ou j’ai besoin d’aide',
    noSignIn: 'Pas besoin de vous connecter. Le lien est à vous seul et fonctionne 7 jours.',
  },
  travelerNeedsHelp: {
    subject: (name) => `${name} a besoin d’aide`,
    text: (name, company) =>
      `${name} a répondu «\u00a0J’ai besoin d’aide\u00a0» à un message de ${company}. ` +
      'Prenez contact sans attendre.',
    yourMessage: 'Votre message',
    link: 'Voir où se trouve cette personne',
  },
  companyCardExpiring: {
    subject: (card, days) => `${card} expire ${['aujourd’hui', 'demain'][days] ?? `dans ${days} jours`}`,
    text: (company) =>
      `C’est la carte avec laquelle ${company} paie ses voyages. Une fois expirée, elle ne permet plus de ` +
      'réserver. Ajoutez la nouvelle carte d’ici là.',
    link: 'Remplacer la carte',
  },
  invitation: {
    subject: (company, brand) => `${company} vous invite sur ${brand}`,
    heading: (brand) => `Réservez vos déplacements avec ${brand}`,
    text: (company, issuer) =>
      `${company} vous a ajouté à son compte voyage. Pour commencer, connectez-vous avec l’identifiant ` +
      `${issuer} associé à cette adresse courriel.`,
    link: 'Se connecter',
    mistake:
      'Si vous n’y travaillez pas, ignorez ce courriel. Rien n’est créé tant que vous ne vous connectez pas.',
    onlyOne:
      'Vous ne pouvez faire partie que d’une entreprise ici. Si vous voyagez déjà avec une autre, cette ' +
      'invitation n’y change rien.',
  },
  ...CASE_TEXTS.fr,
  disputeAnswered: {
    subject: (code) => `Nous avons examiné votre signalement (dossier ${code})`,
    heading: 'Nous avons examiné votre signalement',
    credited: (amount, until) =>
      `Vous aviez raison. Nous avons ajouté ${amount} de crédit voyage à votre portefeuille, valable ` +
      `jusqu’au ${until}.`,
    declined: 'Nous avons vérifié l’opération : elle est exacte. Rien ne change dans votre portefeuille.',
    questions: (code) => `Une question ? Écrivez-nous ou appelez-nous, et mentionnez le dossier ${code}.`,
  },
  detailsEdited: {
    subject: (title) => `Informations mises à jour : ${title}`,
    heading: 'Les informations de votre voyage sont à jour',
    text: (title, list) => `Nous avons mis à jour ces informations pour ${title} : ${list}.`,
    notYou: (phone) =>
      'Rien d’autre n’a changé dans votre réservation. Si vous n’êtes pas à l’origine de cette ' +
      `modification, appelez-nous au ${phone}.`,
  },
  creditExpiring: {
    subject: (amount, date) => `Votre crédit voyage de ${amount} expire le ${date}`,
    heading: 'Votre crédit voyage expire bientôt',
    text: (amount, date, days) =>
      `Il vous reste ${amount}, à utiliser sur toute réservation avant le ${date} (dans ${days} jours).`,
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
      `Vous avez un avoir de ${amount} chez ${airline}. Utilisez-le pour réserver un de ses vols avant le ` +
      `${date} (dans ${days} jours), sinon il sera perdu.`,
    sameTraveler: 'Seul le voyageur auquel il a été émis peut l’utiliser.',
    anyTraveler: 'Vous pouvez l’utiliser pour le voyageur de votre choix.',
    number: 'Numéro de billet',
    link: 'Voir vos avoirs',
  },
  priceDropCredited: {
    subject: (amount) => `Votre prix a baissé : voici ${amount} de crédit voyage`,
    heading: 'Votre prix a baissé',
    text: (amount, until) =>
      'Le prix de votre voyage a baissé depuis votre réservation. Votre protection contre la ' +
      `baisse de prix vous donne ${amount} de crédit voyage, à utiliser avant le ${until}.`,
    booked: 'Prix réservé',
    lowest: 'Prix le plus bas depuis',
    credit: 'Votre crédit',
  },
  priceMatch: {
    credited: {
      subject: (amount) => `Prix aligné : voici ${amount} de crédit voyage`,
      heading: 'Nous nous sommes alignés sur le prix plus bas',
      text: (amount, until) => `Vous avez ${amount} de crédit voyage en plus, à utiliser avant le ${until}.`,
    },
    declined: {
      subject: (code) => `Nous n’avons pas pu nous aligner sur le prix (demande ${code})`,
      heading: 'Nous n’avons pas pu nous aligner sur le prix',
      note: 'Ce que nous avons constaté',
      appeal: 'Si vous n’êtes pas d’accord, vous pouvez faire appel une fois. Une autre personne décidera.',
    },
    checks: {
      inTime:
        'Vous avez 24 heures après la réservation pour signaler un prix plus bas. Votre demande est ' +
        'arrivée plus tard.',
      sameItinerary: 'Le prix plus bas ne concernait pas exactement le même voyage.',
      inDollars: 'Le prix plus bas n’était pas en dollars américains.',
      open:
        'Le prix plus bas n’était pas accessible à tous. Les prix réservés aux membres, à un code promo ou ' +
        'à une application ne comptent pas.',
      verified: 'La page n’affichait pas de prix plus bas lors de notre vérification.',
      kept: 'La réservation a été annulée ou modifiée.',
    },
    see: 'Voir votre demande',
  },
  watchedPrice: {
    drop: {
      subject: (title, price) => `Prix en baisse à ${price} : ${title}`,
      heading: (price) => `Le prix est descendu à ${price}`,
      text: (title, dates) =>
        `Vous suivez le prix de ${title}, ${dates}. Il est plus bas que lors de notre dernier message.`,
    },
    available: {
      subject: (title, price) => `Disponible dès ${price} : ${title}`,
      heading: (price) => `De nouveau disponible, dès ${price}`,
      text: (title, dates) =>
        `Vous suivez le prix de ${title}, ${dates}. C’était complet, et vous pouvez de nouveau réserver.`,
    },
    now: 'Prix actuel',
    before: 'Prix précédent',
    note:
      'Les prix peuvent changer jusqu’à la réservation. Nous les relevons une fois par jour, ' +
      'sans les bloquer.',
    link: 'Voir le prix',
    next: (price) => `Nous vous écrirons de nouveau à ${price} ou moins.`,
    stop: 'Ne plus suivre ce prix',
  },
  priceFreeze: {
    frozen: 'Prix gelé',
    now: 'Dernier prix relevé',
    until: 'Gelé jusqu’au',
    boughtOn: 'Acheté le',
    fee: 'Frais du gel',
    link: 'Voir vos prix gelés',
    left: (hours) => (hours === 72 ? '3 jours' : hours === 24 ? '1 jour' : `${hours} heures`),
    limit: (most) =>
      `Si le prix monte, nous payons la hausse jusqu’à ${most} par voyageur ou par chambre. Vous payez ` +
      'le reste.',
    bought: {
      subject: (title, price) => `Prix gelé à ${price} : ${title}`,
      heading: (price) => `Nous gelons le prix de ${price} pour vous`,
      text: (title, until) =>
        `Réservez ${title} au plus tard le ${until} : vous paierez ce prix, ou le prix du moment s’il est ` +
        'plus bas, moins les frais que vous venez de payer.',
      note:
        'Rien n’est encore réservé. Sans réservation d’ici là, le gel prend fin et les frais ne sont pas ' +
        'remboursés.',
    },
    reminder: {
      subject: (title, left) => `Encore ${left} : votre prix gelé pour ${title}`,
      heading: (left) => `Votre prix gelé prend fin dans ${left}`,
      text: (title, until) => `Vous pouvez réserver ${title} à votre prix gelé jusqu’au ${until}.`,
    },
    ended: {
      subject: (title) => `Votre prix gelé pour ${title} a pris fin`,
      heading: 'Votre prix gelé a pris fin',
      text: (title) =>
        `Vous n’avez pas réservé ${title} : rien n’a été réservé ni débité. Vous pouvez geler le ` +
        'nouveau prix.',
      link: 'Geler à nouveau',
    },
    refunded: {
      subject: (amount) => `Nous vous remboursons ${amount}`,
      heading: (amount) => `Remboursement de ${amount} en cours`,
      soldOut: (title, amount) =>
        `${title} est complet : nous vous remboursons les ${amount} payés pour geler son prix.`,
      canceled: (title, amount) =>
        `Vous avez annulé ${title}. Les frais de son prix gelé avaient été déduits de la réservation : ` +
        `nous vous en remboursons ${amount} selon vos modes de paiement initiaux.`,
      when:
        'Un remboursement sur carte paraît en 1 à 2 cycles de facturation. Les miles et les crédits vous ' +
        'sont restitués aussitôt.',
    },
  },
  tripEmailChanged: {
    subject: 'L’adresse courriel de votre voyage a changé',
    heading: 'L’adresse courriel de votre voyage a changé',
    text: (email) =>
      `Les courriels concernant ce voyage sont désormais envoyés à ${email}. L’adresse de votre ` +
      `compte ne change pas.`,
    notYou: (phone) => `Si vous n’êtes pas à l’origine de ce changement, appelez-nous au ${phone}.`,
  },
  labels: {
    code: 'Code de confirmation',
    payment: 'Paiement',
    total: 'Total, taxes et frais compris',
    cancelFree: 'Annulation sans frais jusqu’au',
    refund: 'Remboursement',
    penalty: 'Frais d’annulation',
    bookedBy: 'Réservé par',
    travelers: (count) => (count === 1 ? 'Voyageur' : 'Voyageurs'),
  },
  paidWith: (tender) => `Payé par ${tender}`,
  refund: {
    due: (amount, date) => `${amount}, envoi au plus tard le ${date}`,
    sent: (amount, date) => `${amount}, envoyé le ${date}`,
    onItsWay: (amount) => `${amount}, en route`,
    back: (amount) => `${amount}, restitué`,
    reissued: (amount) => `${amount}, sous forme de nouveau crédit`,
    forfeited: (amount) => `${amount}, non remboursable selon ses conditions`,
  },
  refundTo: (tender) => `Sur ${tender}`,
  refundNote:
    'Un remboursement sur carte peut mettre 1 à 2 cycles de facturation à apparaître sur votre relevé.',
  seeTrip: 'Voir votre voyage',
  seeTrips: 'Ouvrir mes voyages',
  seeCase: 'Voir votre dossier',
  seeWallet: 'Ouvrir votre portefeuille',
  footer: (legalName, phone) =>
    `Envoyé par ${legalName.replace(/\.$/, '')}. Une question ? Appelez le ${phone}.`,
  calendar: {
    code: (code) => `Code de confirmation ${code}`,
  },
};
