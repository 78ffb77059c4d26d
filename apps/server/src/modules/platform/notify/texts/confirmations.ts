/** Mail about payments that a card's bank wants the customer to confirm. */
type Words = {
  readonly trip: string;
  readonly amount: string;
  readonly card: string;
  readonly until: string;
  readonly request: {
    readonly subject: (title: string) => string;
    readonly heading: string;
    /** By who charges. */
    readonly why: Readonly<Record<string, string>> & { readonly other: string };
    readonly link: string;
    readonly otherwise: (phone: string) => string;
    readonly renewal: (phone: string) => string;
  };
  readonly ended: {
    readonly subject: (title: string) => string;
    readonly heading: string;
    readonly text: Readonly<
      Record<'declined' | 'timedOut' | 'givenUp', (amount: string, card: string, title: string) => string>
    >;
    /** What's booked stays booked. */
    readonly renewal: (amount: string, card: string, title: string, phone: string) => string;
    readonly link: string;
  };
};

export const CONFIRMATIONS: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    trip: 'Trip',
    amount: 'Amount',
    card: 'Card',
    until: 'Confirm by',
    request: {
      subject: (title) => `Please confirm your payment: ${title}`,
      heading: 'Please confirm your payment',
      why: {
        approval:
          'Your trip is approved. Before we book it, your card’s bank wants you to confirm the payment.',
        renewal:
          'Your trip is booked. What we set aside on your card for it ends soon, and your card’s bank ' +
          'wants you to confirm it once more.',
        change: 'We’re changing your trip. Your card’s bank wants you to confirm the payment first.',
        other: 'Your card’s bank wants you to confirm this payment.',
      },
      link: 'Confirm payment',
      otherwise: (phone) =>
        'You can also pay with another card there. If you do nothing, we let everything go and you pay ' +
        `nothing. If this isn’t yours, call us at ${phone}.`,
      renewal: (phone) =>
        'You can also use another card there. You’re charged only once: this takes the place of what we ' +
        `set aside before. If you have questions, call us at ${phone}.`,
    },
    ended: {
      subject: (title) => `Payment not confirmed: ${title}`,
      heading: 'Nothing was charged',
      text: {
        declined: (amount, card, title) =>
          `The bank of ${card} declined the payment of ${amount} for ${title}. We’ve let everything go.`,
        timedOut: (amount, card, title) =>
          `The payment of ${amount} with ${card} for ${title} wasn’t confirmed in time. ` +
          'We’ve let everything go.',
        givenUp: (amount, card, title) =>
          `You chose not to pay ${amount} with ${card} for ${title}. We’ve let everything go.`,
      },
      renewal: (amount, card, title, phone) =>
        `${title} stays booked. The payment of ${amount} with ${card} wasn’t confirmed, and an agent will ` +
        `contact you about it. You can also call us at ${phone}.`,
      link: 'See your trips',
    },
  },
  fr: {
    trip: 'Voyage',
    amount: 'Montant',
    card: 'Carte',
    until: 'À confirmer avant le',
    request: {
      subject: (title) => `Veuillez confirmer votre paiement : ${title}`,
      heading: 'Veuillez confirmer votre paiement',
      why: {
        approval:
          'Votre voyage est approuvé. Avant que nous le réservions, la banque de votre carte veut que vous ' +
          'confirmiez le paiement.',
        renewal:
          'Votre voyage est réservé. Le montant retenu sur votre carte expire bientôt, et la banque de ' +
          'votre carte veut que vous le confirmiez de nouveau.',
        change:
          'Nous modifions votre voyage. La banque de votre carte veut d’abord que vous confirmiez le ' +
          'paiement.',
        other: 'La banque de votre carte veut que vous confirmiez ce paiement.',
      },
      link: 'Confirmer le paiement',
      otherwise: (phone) =>
        'Vous pouvez aussi y payer avec une autre carte. Si vous ne faites rien, nous libérons tout et ' +
        `vous ne payez rien. Si ce paiement n’est pas le vôtre, appelez-nous au ${phone}.`,
      renewal: (phone) =>
        'Vous pouvez aussi y utiliser une autre carte. Ce montant remplace celui qui est déjà retenu, et ' +
        `il n’est débité qu’une fois. Si vous avez des questions, appelez-nous au ${phone}.`,
    },
    ended: {
      subject: (title) => `Paiement non confirmé : ${title}`,
      heading: 'Rien n’a été débité',
      text: {
        declined: (amount, card, title) =>
          `La banque de ${card} a refusé le paiement de ${amount} pour ${title}. Nous avons tout libéré.`,
        timedOut: (amount, card, title) =>
          `Le paiement de ${amount} avec ${card} pour ${title} n’a pas été confirmé à temps. ` +
          'Nous avons tout libéré.',
        givenUp: (amount, card, title) =>
          `Vous avez choisi de ne pas payer ${amount} avec ${card} pour ${title}. Nous avons tout libéré.`,
      },
      renewal: (amount, card, title, phone) =>
        `${title} reste réservé. Le paiement de ${amount} avec ${card} n’a pas été confirmé, et un agent ` +
        `vous contactera à ce sujet. Vous pouvez aussi nous appeler au ${phone}.`,
      link: 'Voir vos voyages',
    },
  },
};
