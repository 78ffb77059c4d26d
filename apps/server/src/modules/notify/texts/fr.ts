import type { MailTexts } from './texts.ts';

export const FR: MailTexts = {
  canceled: {
    noRefund: 'Selon les conditions du tarif, rien n’est remboursé.',
    refunds: 'Voici ce qui vous revient, et quand au plus tard :',
  },
  caseOpened: {
    subject: (code) => `Une personne s’en occupe : dossier ${code}`,
    heading: 'Une personne s’en occupe',
    about: {
      bookingUnanswered:
        'L’hôtel ou la banque n’a pas encore répondu au sujet de votre réservation. Vous êtes débité une ' +
        'fois au plus, ' +
        'et seulement pour un séjour confirmé. Inutile de réserver de nouveau.',
      cancelUnanswered: 'L’hôtel n’a pas encore répondu au sujet de votre annulation.',
      cancelRefused:
        'L’hôtel n’a pas accepté votre annulation. Votre réservation tient jusqu’à ce que ce soit réglé.',
      refundRefused:
        'Un remboursement n’a pas abouti. Nous le renvoyons et le suivons jusqu’à ce qu’il arrive.',
      refundUnanswered: 'Nous n’avons pas encore vu arriver l’un de vos remboursements, et nous le suivons.',
      ticketingLate:
        'Vos vols sont confirmés, mais la compagnie n’a pas encore émis les billets. Nous nous en ' +
        'occupons ; vous n’avez rien à faire.',
      ticketingRefused:
        'Vos vols sont confirmés, mais la compagnie n’a pas émis les billets. Nous nous en occupons et ' +
        'vous tenons au courant.',
      creditDispute:
        'Vous contestez une ligne de vos crédits voyage. Quelqu’un l’examine et vous dira ce qu’il en est.',
    },
    anything: 'Quelque chose dans votre voyage demande une personne.',
    text: (code, until) =>
      `Quelqu’un l’aura examiné d’ici le ${until}. Si vous appelez, citez le dossier ${code} : inutile ` +
      `de tout ` +
      'réexpliquer.',
  },
  creditExpiring: {
    subject: (amount, date) => `${amount} de crédit voyage expirent le ${date}`,
    heading: 'Un crédit voyage expire bientôt',
    text: (amount, date, days) =>
      `Il vous en reste ${amount}. Il peut servir à toute réservation jusqu’au ${date}, soit encore ` +
      `${days} jours.`,
  },
  labels: {
    code: 'Code de confirmation',
    total: 'Total, taxes et frais compris',
    cancelFree: 'Annulation sans frais',
    penalty: 'Conservé selon les conditions du tarif',
  },
  until: (date, time) => `${date}, jusqu’à ${time}`,
  paidWith: (tender) => `Payé avec ${tender}`,
  refund: {
    due: (amount, date) => `${amount}, d’ici le ${date}`,
    back: (amount) => `${amount}, déjà rendu`,
    reissued: (amount) => `${amount}, en nouveau crédit`,
    forfeited: (amount) => `${amount} perdu selon ses conditions`,
  },
  refundTo: (tender) => `Sur ${tender}`,
  seeTrip: 'Voir votre voyage',
  seeTrips: 'Voir vos voyages',
  seeWallet: 'Voir vos crédits voyage',
  footer: (legalName, phone) => `Envoyé par ${legalName.replace(/\.$/, '')}. Questions : ${phone}.`,
  calendar: {
    code: (code) => `Code de confirmation ${code}`,
  },
};
