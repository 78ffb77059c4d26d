/** Mail about a booking that an agent prepared and its customer is to accept and pay. */
type Words = {
  readonly booking: string;
  readonly total: string;
  readonly until: string;
  readonly requested: {
    readonly subject: (title: string) => string;
    readonly heading: (agent: string) => string;
    readonly text: string;
    readonly link: string;
    readonly notYou: (phone: string) => string;
  };
  readonly expired: {
    readonly subject: (title: string) => string;
    readonly heading: string;
    readonly text: (title: string, total: string, until: string) => string;
    readonly link: string;
  };
};

export const PAYMENT_REQUESTS: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    booking: 'Booking',
    total: 'Total, taxes and fees included',
    until: 'Pay by',
    requested: {
      subject: (title) => `Check and pay: ${title}`,
      heading: (agent) => `${agent} prepared a booking for you`,
      text: 'Nothing is booked or charged yet. Sign in, check the booking, then accept and pay.',
      link: 'Check and pay',
      notYou: (phone) =>
        `If you didn’t ask for this, decline it on that page or call us at ${phone}. If you do nothing, it ` +
        'expires and you pay nothing.',
    },
    expired: {
      subject: (title) => `Not booked: ${title}`,
      heading: 'The booking we prepared for you has expired',
      text: (title, total, until) =>
        `You didn’t pay for ${title} (${total}) by ${until}. Nothing was booked or charged.`,
      link: 'Search again',
    },
  },
  fr: {
    booking: 'Réservation',
    total: 'Total, taxes et frais compris',
    until: 'À payer avant le',
    requested: {
      subject: (title) => `À vérifier et à payer : ${title}`,
      heading: (agent) => `${agent} a préparé une réservation pour vous`,
      text:
        'Rien n’est encore réservé ni débité. Ouvrez une session, vérifiez la réservation, puis ' +
        'acceptez-la et payez.',
      link: 'Vérifier et payer',
      notYou: (phone) =>
        `Si vous n’avez rien demandé, refusez-la sur cette page ou appelez-nous au ${phone}. Sans réponse ` +
        'de votre part, elle expirera et vous ne paierez rien.',
    },
    expired: {
      subject: (title) => `Non réservé : ${title}`,
      heading: 'La réservation que nous avions préparée pour vous a expiré',
      text: (title, total, until) =>
        `Vous n’avez pas payé ${title} (${total}) avant le ${until}. Rien n’a été réservé ni débité.`,
      link: 'Nouvelle recherche',
    },
  },
};
