/** The words of mail about cases. */
import type { MailTexts } from './texts.ts';

type CaseTexts = Pick<MailTexts, 'caseOpened' | 'caseNews' | 'caseOffer'>;

const EN: CaseTexts = {
  caseOpened: {
    subject: (what, code) => `${what} (case ${code})`,
    about: {
      bookingUnanswered: {
        heading: 'We’re still confirming your booking',
        text: 'We haven’t heard back yet. You’ll never be charged twice. Please don’t book again.',
      },
      cancelUnanswered: {
        heading: 'We’re still confirming your cancellation',
        text: 'We haven’t heard back yet. There’s nothing you need to do.',
      },
      cancelRefused: {
        heading: 'Your cancellation wasn’t accepted',
        text: 'Your booking hasn’t changed. Our team is looking into it.',
      },
      priceMatch: {
        heading: 'We’re checking the lower price',
        text: 'We compare the page you sent us with your booking, and email you either way.',
      },
      changeRequested: {
        heading: 'We received your change request',
        text: 'Your booking stays as it is until we make the change.',
      },
      changeUnanswered: {
        heading: 'We’re still confirming your change',
        text: 'We haven’t heard back yet. You’ll never be charged twice. Please don’t make the change again.',
      },
      changeRefused: {
        heading: 'Your change wasn’t accepted',
        text: 'Your booking hasn’t changed, and you weren’t charged. Our team is looking into it.',
      },
      refundRefused: {
        heading: 'Your refund didn’t go through',
        text: 'One of your refunds didn’t arrive. We’ll keep sending it until it does.',
      },
      refundUnanswered: {
        heading: 'Your refund hasn’t arrived yet',
        text: 'One of your refunds should be there by now. We’re following up.',
      },
      ticketingLate: {
        heading: 'Your tickets are taking longer than usual',
        text:
          'Your flights are confirmed, but the airline hasn’t issued your tickets yet. There’s ' +
          'nothing you need to do.',
      },
      ticketingRefused: {
        heading: 'Your tickets weren’t issued',
        text:
          'Your flights are confirmed, but the airline didn’t issue your tickets. We’re on it and ' +
          'will email you.',
      },
      ticketNotVoided: {
        heading: 'Your flights weren’t booked',
        text:
          'One of your tickets couldn’t be issued, so nothing was booked. We’re canceling the one ' +
          'that was issued. You won’t be charged for it.',
      },
      scheduleUnmapped: {
        heading: 'Your trip may have changed',
        text: 'We’re checking the details and will email you.',
      },
      compensationClaimed: {
        heading: 'We’re claiming your compensation',
        text: 'We’ve asked the airline and will email you its answer.',
      },
      guideMissing: {
        heading: 'We’re sorry that the guide didn’t come',
        text:
          'We’re asking the operator. Unless they show otherwise within 72 hours, you’ll get a full ' +
          'refund.',
      },
      driverMissing: {
        heading: 'We’re sorry that the driver didn’t come',
        text:
          'We’re asking the operator. Unless they show otherwise within 72 hours, you’ll get a full ' +
          'refund.',
      },
      depositDisputed: {
        heading: 'We’re looking into your host’s claim',
        text: 'You disagreed with it, so none of your deposit is taken until we’ve decided.',
      },
      creditDispute: {
        heading: 'We received your report',
        text: 'We’ll look into it and email you the outcome.',
      },
      supportRequest: {
        heading: 'We received your message',
        text: 'Our team will read it and reply.',
      },
      helpRequested: {
        heading: 'We received your request for help',
        text: 'We have your trip’s details and are looking into it.',
      },
    },
    anything: { heading: 'We’re on it', text: 'Our team is reviewing your trip.' },
    text: (code, until) => `We’ll get back to you by ${until}. If you call, just give us case ${code}.`,
  },
  caseNews: {
    caseReplied: {
      subject: (code) => `New message in case ${code}`,
      heading: 'We replied to you',
      text: (code) => `You have a new message in case ${code}. Open the case to read it and reply.`,
    },
    caseProposed: {
      subject: (code) => `We have an offer for you (case ${code})`,
      heading: 'We have an offer for you',
      text: (code) => `Open case ${code} to see the offer, then accept or decline it.`,
    },
    caseResolved: {
      subject: (code) => `Case ${code} is resolved`,
      heading: 'Your case is resolved',
      text: (code) =>
        `We’ve resolved case ${code}. If you still need help, reply on the case page within 14 days.`,
    },
  },
  caseOffer: {
    what: 'Offer',
    amount: 'You’ll get',
    due: 'You pay',
    until: 'Answer by',
    kinds: {
      credit: 'Travel credit',
      refund: 'Refund to your original payment methods',
      cancel: 'Cancel your trip with a refund',
      change: 'Change your trip',
    },
  },
};

const FR: CaseTexts = {
  caseOpened: {
    subject: (what, code) => `${what} (dossier ${code})`,
    about: {
      bookingUnanswered: {
        heading: 'Votre réservation est en cours de confirmation',
        text:
          'Nous attendons encore une réponse. Vous ne paierez jamais deux fois. Ne réservez pas de ' +
          'nouveau.',
      },
      cancelUnanswered: {
        heading: 'Votre annulation est en cours de confirmation',
        text: 'Nous attendons encore une réponse. Vous n’avez rien à faire.',
      },
      cancelRefused: {
        heading: 'Votre annulation n’a pas été acceptée',
        text: 'Votre réservation est inchangée. Notre équipe s’en occupe.',
      },
      priceMatch: {
        heading: 'Nous vérifions le prix plus bas',
        text:
          'Nous comparons la page que vous nous avez signalée avec votre réservation. Vous recevrez un ' +
          'courriel dans tous les cas.',
      },
      changeRequested: {
        heading: 'Nous avons reçu votre demande de modification',
        text: 'Votre réservation reste telle quelle jusqu’à ce que nous la modifiions.',
      },
      changeUnanswered: {
        heading: 'Votre modification est en cours de confirmation',
        text:
          'Nous attendons encore une réponse. Vous ne paierez jamais deux fois. Ne refaites pas la ' +
          'modification.',
      },
      changeRefused: {
        heading: 'Votre modification n’a pas été acceptée',
        text: 'Votre réservation est inchangée et rien ne vous a été débité. Notre équipe s’en occupe.',
      },
      refundRefused: {
        heading: 'Votre remboursement n’a pas abouti',
        text:
          'L’un de vos remboursements n’est pas arrivé. Nous le renverrons jusqu’à ce qu’il vous ' +
          'parvienne.',
      },
      refundUnanswered: {
        heading: 'Votre remboursement n’est pas encore arrivé',
        text: 'L’un de vos remboursements aurait déjà dû arriver. Nous en assurons le suivi.',
      },
      ticketingLate: {
        heading: 'L’émission de vos billets prend du retard',
        text:
          'Vos vols sont confirmés, mais la compagnie n’a pas encore émis les billets. Vous n’avez ' +
          'rien à faire.',
      },
      ticketingRefused: {
        heading: 'Vos billets n’ont pas été émis',
        text:
          'Vos vols sont confirmés, mais la compagnie n’a pas émis les billets. Nous nous en ' +
          'occupons et vous écrirons.',
      },
      ticketNotVoided: {
        heading: 'Vos vols n’ont pas été réservés',
        text:
          'L’un de vos billets n’a pas pu être émis : rien n’a été réservé. Nous annulons celui ' +
          'qui l’a été ; il ne vous sera pas facturé.',
      },
      scheduleUnmapped: {
        heading: 'Votre voyage a peut-être changé',
        text: 'Nous vérifions les détails et vous écrirons.',
      },
      compensationClaimed: {
        heading: 'Nous réclamons votre indemnité',
        text: 'Nous avons écrit à la compagnie et vous transmettrons sa réponse.',
      },
      guideMissing: {
        heading: 'Nous sommes désolés que le guide ne soit pas venu',
        text:
          'Nous interrogeons le prestataire. Sauf preuve contraire de sa part dans les 72 heures, le ' +
          'montant total sera remboursé.',
      },
      driverMissing: {
        heading: 'Nous sommes désolés que le chauffeur ne soit pas venu',
        text:
          'Nous interrogeons le prestataire. Sauf preuve contraire de sa part dans les 72 heures, le ' +
          'montant total sera remboursé.',
      },
      depositDisputed: {
        heading: 'Nous examinons la réclamation de votre hôte',
        text: 'Vous la contestez : rien de votre caution n’est prélevé avant notre décision.',
      },
      creditDispute: {
        heading: 'Nous avons reçu votre signalement',
        text: 'Nous allons l’examiner et vous en communiquerons le résultat par courriel.',
      },
      supportRequest: {
        heading: 'Nous avons reçu votre message',
        text: 'Notre équipe va le lire et vous répondre.',
      },
      helpRequested: {
        heading: 'Nous avons reçu votre demande d’aide',
        text: 'Nous avons les détails de votre voyage et nous en occupons.',
      },
    },
    anything: { heading: 'Nous nous en occupons', text: 'Notre équipe examine votre voyage.' },
    text: (code, until) =>
      `Vous aurez une réponse au plus tard le ${until}. Si vous appelez, mentionnez ` +
      `simplement le dossier ${code}.`,
  },
  caseNews: {
    caseReplied: {
      subject: (code) => `Nouveau message dans le dossier ${code}`,
      heading: 'Nous vous avons répondu',
      text: (code) =>
        `Un nouveau message vous attend dans le dossier ${code}. Ouvrez-le pour le lire et y répondre.`,
    },
    caseProposed: {
      subject: (code) => `Nous avons une proposition pour vous (dossier ${code})`,
      heading: 'Nous avons une proposition pour vous',
      text: (code) => `Ouvrez le dossier ${code} pour la consulter, puis acceptez-la ou refusez-la.`,
    },
    caseResolved: {
      subject: (code) => `Le dossier ${code} est résolu`,
      heading: 'Votre dossier est résolu',
      text: (code) =>
        `Nous avons résolu le dossier ${code}. Besoin d’aide ? Répondez sur la page du dossier ` +
        'sous 14 jours.',
    },
  },
  caseOffer: {
    what: 'Proposition',
    amount: 'Vous recevez',
    due: 'Vous payez',
    until: 'Répondez avant le',
    kinds: {
      credit: 'Crédit de voyage',
      refund: 'Remboursement sur vos modes de paiement d’origine',
      cancel: 'Annulation de votre voyage avec remboursement',
      change: 'Modification de votre voyage',
    },
  },
};

export const CASE_TEXTS: Readonly<Record<'en' | 'fr', CaseTexts>> = { en: EN, fr: FR };
