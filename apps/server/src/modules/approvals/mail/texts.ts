/** The words of mail about requests for approval. The portal's pages say the same of what happens. */
import type { ReturnedFor } from '../requests/request.ts';

type About = { readonly title: string; readonly price: string };
type Words = { readonly subject: string; readonly heading: string; readonly text: string };
/** What became of a request, as its traveler reads it. */
const NEWS = [
  'booked',
  'kept',
  'keptByTimeout',
  'declined',
  'rejected',
  'canceledByTimeout',
  'lapsed',
  'returned',
] as const;
export type News = (typeof NEWS)[number];

type ApprovalWords = {
  readonly requested: (about: About & { readonly name: string }) => Words;
  readonly reminder: (about: About & { readonly name: string; readonly hours: number }) => Words;
  /** If nobody decides in time. */
  readonly undecided: Readonly<Record<'keep' | 'cancel' | 'mandate', (until: string) => string>>;
  readonly news: Readonly<Record<News, (about: About & { readonly name: string }) => Words>>;
  readonly returnedFor: Readonly<Record<ReturnedFor, string>>;
  readonly labels: Readonly<Record<'traveler' | 'trip' | 'price' | 'dueBy' | 'code' | 'note', string>>;
  readonly until: (date: string, time: string) => string;
  readonly open: string;
  readonly signIn: string;
};

const EN: ApprovalWords = {
  requested: ({ name, title, price }) => ({
    subject: `${name} needs your approval: ${title}`,
    heading: `${name} needs your approval`,
    text: `${title} for ${price} is out of policy. Look at the request and decide.`,
  }),
  reminder: ({ name, title, hours }) => ({
    subject: hours === 1 ? `1 hour left to decide: ${title}` : `${hours} hours left to decide: ${title}`,
    heading: hours === 1 ? '1 hour left to decide' : `${hours} hours left to decide`,
    text: `${name} is still waiting for your decision about ${title}.`,
  }),
  undecided: {
    keep: (until) => `If nobody decides by ${until}, the booking stays.`,
    cancel: (until) => `If nobody decides by ${until}, we cancel the booking and refund it in full.`,
    mandate: (until) =>
      `If nobody decides by ${until}, the request ends. Nothing is booked ` +
      'or charged, and it can be sent again.',
  },
  news: {
    booked: ({ title, price }) => ({
      subject: `Approved and booked: ${title}`,
      heading: 'Approved and booked',
      text: `Your request was approved, and we booked ${title} for ${price}.`,
    }),
    kept: ({ title }) => ({
      subject: `Approved: ${title}`,
      heading: 'Your booking is approved',
      text: `${title} was reviewed and approved. There’s nothing you need to do.`,
    }),
    keptByTimeout: ({ title }) => ({
      subject: `Your booking stays: ${title}`,
      heading: 'Your booking stays',
      text: `Nobody decided about ${title} in time, so the booking stays.`,
    }),
    declined: ({ name, title }) => ({
      subject: `Declined: ${title}`,
      heading: 'Your request was declined',
      text:
        `${name} declined ${title}. Nothing was booked or charged. You ` +
        'can change the request and send it again.',
    }),
    rejected: ({ name, title }) => ({
      subject: `Declined and canceled: ${title}`,
      heading: 'Your booking was declined',
      text: `${name} declined ${title}. We’re canceling it and will refund you in full.`,
    }),
    canceledByTimeout: ({ title }) => ({
      subject: `Canceled: ${title}`,
      heading: 'Your booking was canceled',
      text: `Nobody decided about ${title} in time. We’re canceling it and will refund you in full.`,
    }),
    lapsed: ({ title }) => ({
      subject: `Your request ended: ${title}`,
      heading: 'Your request ended',
      text: `Nobody decided about ${title} in time. Nothing was booked or charged. You can send it again.`,
    }),
    returned: ({ title }) => ({
      subject: `Approved, but not booked: ${title}`,
      heading: 'Approved, but not booked yet',
      text: `Your request for ${title} was approved, but we couldn’t book it. Nothing was charged.`,
    }),
  },
  returnedFor: {
    price: 'The price is now above your limit. You can send the request again with the new price.',
    changed: 'What’s on sale has changed since you asked. Check it and send the request again.',
    unavailable: 'It’s no longer available at this rate. Choose something else and send the request again.',
    payment: 'We couldn’t charge it the way you chose. Check how you pay and send the request again.',
  },
  labels: {
    traveler: 'Traveler',
    trip: 'Trip',
    price: 'Total, taxes and fees included',
    dueBy: 'Decision due',
    code: 'Request',
    note: 'Note',
  },
  until: (date, time) => `${date}, ${time} Eastern`,
  open: 'Open the request',
  signIn: 'You’ll sign in first. Opening this email decides nothing.',
};

const FR: ApprovalWords = {
  requested: ({ name, title, price }) => ({
    subject: `${name} attend votre accord : ${title}`,
    heading: `${name} attend votre accord`,
    text: `${title} pour ${price} ne respecte pas la politique de voyage. Consultez la demande et décidez.`,
  }),
  reminder: ({ name, title, hours }) => ({
    subject:
      hours === 1
        ? `Plus qu’une heure pour décider : ${title}`
        : `Plus que ${hours} heures pour décider : ${title}`,
    heading: hours === 1 ? 'Plus qu’une heure pour décider' : `Plus que ${hours} heures pour décider`,
    text: `${name} attend toujours votre décision au sujet de ${title}.`,
  }),
  undecided: {
    keep: (until) => `Sans décision avant le ${until}, la réservation est maintenue.`,
    cancel: (until) =>
      `Sans décision avant le ${until}, nous annulons la réservation et la remboursons intégralement.`,
    mandate: (until) =>
      `Sans décision avant le ${until}, la demande prend fin. Rien n’est ` +
      'réservé ni débité, et elle peut être renvoyée.',
  },
  news: {
    booked: ({ title, price }) => ({
      subject: `Approuvé et réservé : ${title}`,
      heading: 'Approuvé et réservé',
      text: `Votre demande a été approuvée et nous avons réservé ${title} pour ${price}.`,
    }),
    kept: ({ title }) => ({
      subject: `Approuvé : ${title}`,
      heading: 'Votre réservation est approuvée',
      text: `${title} a été examiné et approuvé. Vous n’avez rien à faire.`,
    }),
    keptByTimeout: ({ title }) => ({
      subject: `Votre réservation est maintenue : ${title}`,
      heading: 'Votre réservation est maintenue',
      text: `Personne n’a décidé à temps au sujet de ${title} : la réservation est maintenue.`,
    }),
    declined: ({ name, title }) => ({
      subject: `Refusé : ${title}`,
      heading: 'Votre demande a été refusée',
      text:
        `${name} a refusé ${title}. Rien n’a été réservé ni débité. Vous ` +
        'pouvez modifier la demande et la renvoyer.',
    }),
    rejected: ({ name, title }) => ({
      subject: `Refusé et annulé : ${title}`,
      heading: 'Votre réservation a été refusée',
      text: `${name} a refusé ${title}. Nous l’annulons et vous rembourserons intégralement.`,
    }),
    canceledByTimeout: ({ title }) => ({
      subject: `Annulé : ${title}`,
      heading: 'Votre réservation a été annulée',
      text:
        `Personne n’a décidé à temps au sujet de ${title}. Nous l’annulons ` +
        'et vous rembourserons intégralement.',
    }),
    lapsed: ({ title }) => ({
      subject: `Votre demande a pris fin : ${title}`,
      heading: 'Votre demande a pris fin',
      text:
        `Personne n’a décidé à temps au sujet de ${title}. Rien n’a été ` +
        'réservé ni débité. Vous pouvez la renvoyer.',
    }),
    returned: ({ title }) => ({
      subject: `Approuvé, mais pas réservé : ${title}`,
      heading: 'Approuvé, mais pas encore réservé',
      text:
        `Votre demande pour ${title} a été approuvée, mais nous n’avons ` +
        'pas pu réserver. Rien n’a été débité.',
    }),
  },
  returnedFor: {
    price: 'Le prix dépasse désormais votre limite. Vous pouvez renvoyer la demande avec le nouveau prix.',
    changed: 'L’offre a changé depuis votre demande. Vérifiez-la et renvoyez la demande.',
    unavailable: 'Ce tarif n’est plus disponible. Choisissez autre chose et renvoyez la demande.',
    payment: 'Le paiement choisi n’a pas abouti. Vérifiez-le et renvoyez la demande.',
  },
  labels: {
    traveler: 'Voyageur',
    trip: 'Voyage',
    price: 'Total, taxes et frais compris',
    dueBy: 'Décision attendue avant',
    code: 'Demande',
    note: 'Note',
  },
  until: (date, time) => `${date}, ${time} (heure de l’Est)`,
  open: 'Ouvrir la demande',
  signIn: 'Vous devrez d’abord vous connecter. Ouvrir cet e-mail ne décide de rien.',
};

export const APPROVAL_WORDS: Readonly<Record<'en' | 'fr', ApprovalWords>> = { en: EN, fr: FR };
