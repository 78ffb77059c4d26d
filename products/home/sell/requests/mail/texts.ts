/** The words of mail about requests to hosts, for guests and for the hosts themselves. */
type About = { readonly host: string; readonly home: string; readonly dates: string };
type GuestWords = {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
};
type Facts = About & { readonly total: string; readonly until: string };
type HostFacts = {
  readonly guest: string;
  readonly home: string;
  readonly dates: string;
  readonly until: string;
};

export type RequestTexts = {
  readonly guest: {
    readonly sent: (f: Facts) => GuestWords;
    readonly accepted: (f: Facts) => GuestWords;
    readonly declined: (f: Facts) => GuestWords;
    readonly otherGuest: (f: Facts) => GuestWords;
    readonly expired: (f: Facts) => GuestWords;
    readonly withdrawn: (f: Facts) => GuestWords;
    readonly pleasePay: (f: Facts) => GuestWords;
    readonly letGo: (f: Facts) => GuestWords;
    readonly hostWrote: (f: Facts) => GuestWords;
    readonly claimed: (f: Facts) => GuestWords;
    readonly depositUnheld: (f: Facts) => GuestWords;
    readonly depositTaken: (f: Facts) => GuestWords;
    readonly depositReleased: (f: Facts) => GuestWords;
  };
  readonly host: {
    readonly newRequest: (f: HostFacts) => GuestWords;
    readonly confirmed: (f: HostFacts) => GuestWords;
    readonly booked: (f: HostFacts) => GuestWords;
    readonly withdrawn: (f: HostFacts) => GuestWords;
    readonly letGo: (f: HostFacts) => GuestWords;
    readonly guestWrote: (f: HostFacts) => GuestWords;
    readonly claimPaid: (f: HostFacts) => GuestWords;
    readonly claimDismissed: (f: HostFacts) => GuestWords;
  };
  readonly home: string;
  readonly dates: string;
  readonly total: string;
  readonly paid: string;
  readonly answerBy: string;
  readonly payBy: string;
  readonly guests: string;
  readonly guestCount: (count: number) => string;
  readonly payout: string;
  readonly free: string;
  readonly seeRequest: string;
  readonly seeTrip: string;
  readonly payNow: string;
  readonly answer: string;
};

const en: RequestTexts = {
  guest: {
    sent: ({ host, home }) => ({
      subject: `Your request for ${home} was sent`,
      heading: `${host} is deciding on your request`,
      text: 'Your card isn’t charged until the host accepts, and the price won’t change while you wait.',
    }),
    accepted: ({ host, home, total }) => ({
      subject: `${host} accepted: ${home} is yours`,
      heading: `${host} accepted your request`,
      text:
        `You’re booked, and we’ve charged ${total}. The address and how to get in are on your trip’s ` +
        'page.',
    }),
    declined: ({ host, home }) => ({
      subject: `${host} can’t host you at ${home}`,
      heading: `${host} declined your request`,
      text: 'You pay nothing: $0.00 was charged.',
    }),
    otherGuest: ({ host, home }) => ({
      subject: `${home} went to another guest`,
      heading: `${host} accepted another guest for these nights`,
      text: 'Your request ended, and you pay nothing: $0.00 was charged.',
    }),
    expired: ({ host, home }) => ({
      subject: `No answer from ${home}`,
      heading: `${host} didn’t respond in time`,
      text: 'Your request ended, and you pay nothing: $0.00 was charged.',
    }),
    withdrawn: ({ host, home }) => ({
      subject: `Your request for ${home} is canceled`,
      heading: 'You canceled your request',
      text: `You pay nothing: $0.00 was charged. ${host} knows.`,
    }),
    pleasePay: ({ host, home, total, until }) => ({
      subject: `Pay for ${home} before ${until}`,
      heading: `${host} accepted, but your payment didn’t go through`,
      text:
        `Your nights are kept until ${until}. Pay ${total} with the same or another card by then, or ` +
        'they’re let go and you pay nothing.',
    }),
    letGo: ({ home, host }) => ({
      subject: `Your nights at ${home} were let go`,
      heading: 'The time to pay ran out',
      text: `You pay nothing: $0.00 was charged. ${host} knows.`,
    }),
    hostWrote: ({ host, home }) => ({
      subject: `${host} wrote to you about ${home}`,
      heading: `A message from ${host}`,
      text: 'You can reply on the page of your request.',
    }),
    claimed: ({ host, home }) => ({
      subject: `${host} claims on your deposit for ${home}`,
      heading: `${host} asks for part of your deposit`,
      text:
        'Nothing is taken before you answer. Accept it, or have an agent look at it, on the page of your ' +
        'trip.',
    }),
    depositUnheld: ({ home }) => ({
      subject: `Choose a card for your deposit at ${home}`,
      heading: 'We couldn’t hold your deposit',
      text: 'Your card was declined. Choose the same or another card on the page of your trip.',
    }),
    depositTaken: ({ host, home }) => ({
      subject: `Part of your deposit for ${home} was taken`,
      heading: `We paid the claim of ${host} from your deposit`,
      text: 'What was taken is on the page of your trip. The rest of the hold is released.',
    }),
    depositReleased: ({ home }) => ({
      subject: `Your deposit for ${home} is released`,
      heading: 'Your deposit is released',
      text: 'Nothing was taken. Your bank may need a few days to show it.',
    }),
  },
  host: {
    newRequest: ({ guest, home, until }) => ({
      subject: `${guest} asks to stay at ${home}`,
      heading: `${guest} would like to stay with you`,
      text: `Please accept or decline before ${until}. After that the request ends.`,
    }),
    confirmed: ({ guest, home }) => ({
      subject: `Booked: ${guest} at ${home}`,
      heading: `${guest} has paid, and the stay is booked`,
      text: 'The nights are closed in your calendar.',
    }),
    booked: ({ guest, home }) => ({
      subject: `Booked: ${guest} at ${home}`,
      heading: `${guest} has booked your home`,
      text: 'The nights are closed in your calendar. Use this link to write to your guest or to claim later.',
    }),
    withdrawn: ({ guest, home }) => ({
      subject: `${guest} canceled the request for ${home}`,
      heading: `${guest} canceled the request`,
      text: 'You don’t have to do anything.',
    }),
    letGo: ({ guest, home }) => ({
      subject: `The nights of ${guest} at ${home} are free again`,
      heading: `${guest} won’t come`,
      text: 'The stay wasn’t paid, so the nights can be booked again.',
    }),
    guestWrote: ({ guest, home }) => ({
      subject: `${guest} wrote to you about ${home}`,
      heading: `A message from ${guest}`,
      text: 'You can reply on the page of the request.',
    }),
    claimPaid: ({ guest, home }) => ({
      subject: `Your claim for ${home} was paid`,
      heading: 'Your claim was paid',
      text: `It was taken from the deposit of ${guest} and comes with your next payment.`,
    }),
    claimDismissed: ({ home }) => ({
      subject: `Your claim for ${home} was dismissed`,
      heading: 'Your claim was dismissed',
      text: 'An agent reviewed it and decided that nothing is taken.',
    }),
  },
  home: 'Home',
  dates: 'Dates',
  total: 'Total',
  paid: 'Paid so far',
  answerBy: 'Answer by',
  payBy: 'Pay by',
  guests: 'Guests',
  guestCount: (count) => (count === 1 ? '1 guest' : `${count} guests`),
  payout: 'You’d be paid',
  free: 'Free for the same nights',
  seeRequest: 'See your request',
  seeTrip: 'See your trip',
  payNow: 'Pay now',
  answer: 'Open the request',
};

const fr: RequestTexts = {
  guest: {
    sent: ({ host, home }) => ({
      subject: `Votre demande pour ${home} est envoyée`,
      heading: `${host} étudie votre demande`,
      text: 'Votre carte n’est débitée que si l’hôte accepte, et le prix ne change pas d’ici là.',
    }),
    accepted: ({ host, home, total }) => ({
      subject: `${host} accepte : ${home} est à vous`,
      heading: `${host} accepte votre demande`,
      text:
        `C’est réservé, et nous avons débité ${total}. L’adresse et la façon d’entrer sont sur la page ` +
        'de votre voyage.',
    }),
    declined: ({ host, home }) => ({
      subject: `${host} ne peut pas vous recevoir à ${home}`,
      heading: `${host} refuse votre demande`,
      text: 'Vous ne payez rien : 0,00 $ a été débité.',
    }),
    otherGuest: ({ host, home }) => ({
      subject: `${home} va à une autre personne`,
      heading: `${host} a accepté une autre personne pour ces nuits`,
      text: 'Votre demande a pris fin, et vous ne payez rien : 0,00 $ a été débité.',
    }),
    expired: ({ host, home }) => ({
      subject: `Pas de réponse de ${home}`,
      heading: `${host} n’a pas répondu à temps`,
      text: 'Votre demande a pris fin, et vous ne payez rien : 0,00 $ a été débité.',
    }),
    withdrawn: ({ host, home }) => ({
      subject: `Votre demande pour ${home} est annulée`,
      heading: 'Vous avez annulé votre demande',
      text: `Vous ne payez rien : 0,00 $ a été débité. ${host} le sait.`,
    }),
    pleasePay: ({ host, home, total, until }) => ({
      subject: `Payez ${home} avant le ${until}`,
      heading: `${host} accepte, mais votre paiement n’a pas abouti`,
      text:
        `Vos nuits sont gardées jusqu’au ${until}. Payez ${total} d’ici là avec la même carte ou une ` +
        'autre ; sinon, elles sont libérées et vous ne payez rien.',
    }),
    letGo: ({ home, host }) => ({
      subject: `Vos nuits à ${home} sont libérées`,
      heading: 'Le temps pour payer est écoulé',
      text: `Vous ne payez rien : 0,00 $ a été débité. ${host} le sait.`,
    }),
    hostWrote: ({ host, home }) => ({
      subject: `${host} vous a écrit au sujet de ${home}`,
      heading: `Un message de ${host}`,
      text: 'Vous pouvez répondre sur la page de votre demande.',
    }),
    claimed: ({ host, home }) => ({
      subject: `${host} réclame votre caution pour ${home}`,
      heading: `${host} demande une partie de votre caution`,
      text:
        'Rien n’est prélevé avant votre réponse. Acceptez, ou faites examiner la demande par un agent, ' +
        'sur la page de votre voyage.',
    }),
    depositUnheld: ({ home }) => ({
      subject: `Choisissez une carte pour votre caution à ${home}`,
      heading: 'Nous n’avons pas pu bloquer votre caution',
      text: 'Votre carte a été refusée. Choisissez la même carte ou une autre sur la page de votre voyage.',
    }),
    depositTaken: ({ host, home }) => ({
      subject: `Une partie de votre caution pour ${home} est prélevée`,
      heading: `Nous avons payé la réclamation de ${host} sur votre caution`,
      text: 'Le montant prélevé est sur la page de votre voyage. Le reste est libéré.',
    }),
    depositReleased: ({ home }) => ({
      subject: `Votre caution pour ${home} est libérée`,
      heading: 'Votre caution est libérée',
      text: 'Rien n’a été prélevé. Votre banque peut mettre quelques jours à l’afficher.',
    }),
  },
  host: {
    newRequest: ({ guest, home, until }) => ({
      subject: `${guest} demande à séjourner à ${home}`,
      heading: `${guest} aimerait séjourner chez vous`,
      text: `Acceptez ou refusez avant le ${until}. La demande prend fin ensuite.`,
    }),
    confirmed: ({ guest, home }) => ({
      subject: `Réservé : ${guest} à ${home}`,
      heading: `${guest} a payé, et le séjour est réservé`,
      text: 'Les nuits sont fermées dans votre calendrier.',
    }),
    booked: ({ guest, home }) => ({
      subject: `Réservé : ${guest} à ${home}`,
      heading: `${guest} a réservé votre logement`,
      text:
        'Les nuits sont fermées dans votre calendrier. Avec ce lien, vous écrivez à votre invité et faites ' +
        'une réclamation plus tard.',
    }),
    withdrawn: ({ guest, home }) => ({
      subject: `${guest} a annulé la demande pour ${home}`,
      heading: `${guest} a annulé la demande`,
      text: 'Vous n’avez rien à faire.',
    }),
    letGo: ({ guest, home }) => ({
      subject: `Les nuits de ${guest} à ${home} sont de nouveau libres`,
      heading: `${guest} ne viendra pas`,
      text: 'Le séjour n’a pas été payé ; les nuits peuvent de nouveau être réservées.',
    }),
    guestWrote: ({ guest, home }) => ({
      subject: `${guest} vous a écrit au sujet de ${home}`,
      heading: `Un message de ${guest}`,
      text: 'Vous pouvez répondre sur la page de la demande.',
    }),
    claimPaid: ({ guest, home }) => ({
      subject: `Votre réclamation pour ${home} est payée`,
      heading: 'Votre réclamation est payée',
      text: `Elle a été prélevée sur la caution de ${guest} et vient avec votre prochain paiement.`,
    }),
    claimDismissed: ({ home }) => ({
      subject: `Votre réclamation pour ${home} est rejetée`,
      heading: 'Votre réclamation est rejetée',
      text: 'Un agent l’a examinée et a décidé que rien n’est prélevé.',
    }),
  },
  home: 'Logement',
  dates: 'Dates',
  total: 'Total',
  paid: 'Payé jusqu’ici',
  answerBy: 'Réponse avant',
  payBy: 'À payer avant',
  guests: 'Voyageurs',
  guestCount: (count) => (count === 1 ? '1 voyageur' : `${count} voyageurs`),
  payout: 'Vous recevriez',
  free: 'Libres pour les mêmes nuits',
  seeRequest: 'Voir votre demande',
  seeTrip: 'Voir votre voyage',
  payNow: 'Payer',
  answer: 'Ouvrir la demande',
};

export const REQUEST_TEXTS: Readonly<Record<'en' | 'fr', RequestTexts>> = { en, fr };
