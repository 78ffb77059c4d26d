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
  /** `travelers`: empty for who travels alone. */
  readonly requested: (about: About & { readonly name: string; readonly travelers: string }) => Words;
  readonly reminder: (about: About & { readonly name: string; readonly hours: number }) => Words;
  /** If nobody decides in time. */
  readonly undecided: Readonly<Record<'keep' | 'cancel' | 'mandate', (until: string) => string>>;
  readonly news: Readonly<Record<News, (about: About & { readonly name: string }) => Words>>;
  readonly returnedFor: Readonly<Record<ReturnedFor, string>>;
  readonly labels: Readonly<
    Record<'traveler' | 'requester' | 'trip' | 'price' | 'dueBy' | 'code' | 'note', string>
  >;
  readonly until: (date: string, time: string) => string;
  readonly open: string;
  readonly signIn: string;
};

const EN: ApprovalWords = {
  requested: ({ name, title, price, travelers }) => ({
    subject: `${name} needs your approval: ${title}`,
    heading: travelers ? `${name} needs your approval for ${travelers}` : `${name} needs your approval`,
    text: `${title} for ${price} is out of policy. Review the request, then approve or decline it.`,
  }),
  reminder: ({ name, title, hours }) => ({
    subject: hours === 1 ? `1 hour left to decide: ${title}` : `${hours} hours left to decide: ${title}`,
    heading: hours === 1 ? '1 hour left to decide' : `${hours} hours left to decide`,
    text: `${name} is still waiting for your decision on ${title}.`,
  }),
  undecided: {
    keep: (until) => `If no one decides by ${until}, the booking stays.`,
    cancel: (until) => `If no one decides by ${until}, we’ll cancel the booking and refund it in full.`,
    mandate: (until) =>
      `If no one decides by ${until}, the request will expire. Nothing will be booked ` +
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
      heading: 'Your booking was approved',
      text: `${title} was reviewed and approved. There’s nothing you need to do.`,
    }),
    keptByTimeout: ({ title }) => ({
      subject: `Your booking stays: ${title}`,
      heading: 'Your booking stays',
      text: `No one decided on ${title} in time, so your booking stays.`,
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
      text: `No one decided on ${title} in time. We’re canceling it and will refund you in full.`,
    }),
    lapsed: ({ title }) => ({
      subject: `Your request expired: ${title}`,
      heading: 'Your request expired',
      text:
        `No one decided on ${title} in time. Nothing was booked or charged. You can send the ` +
        'request again.',
    }),
    returned: ({ title }) => ({
      subject: `Approved, but not booked: ${title}`,
      heading: 'Approved, but not booked yet',
      text: `Your request for ${title} was approved, but we couldn’t book it. Nothing was charged.`,
    }),
  },
  returnedFor: {
    price: 'The price is now above your limit. You can send the request again with the new price.',
    changed: 'The offer has changed since you sent the request. Check it and send the request again.',
    unavailable: 'It’s no longer available at this rate. Choose something else and send the request again.',
    payment: 'Your payment didn’t go through. Check your payment method and send the request again.',
    companyCard:
      'Your company’s card may no longer pay, so nothing was charged. Choose how to pay and send it again.',
    notAllowed: 'You can no longer book for everyone on it. Ask them for permission, then send it again.',
  },
  labels: {
    traveler: 'Traveler',
    requester: 'Requested by',
    trip: 'Trip',
    price: 'Total, taxes and fees included',
    dueBy: 'Decide by',
    code: 'Request',
    note: 'Note',
  },
  until: (date, time) => `${date}, ${time} Eastern`,
  open: 'Open the request',
  signIn: 'You’ll need to sign in. Opening this email doesn’t approve or decline anything.',
};

const FR: ApprovalWords = {
  requested: ({ name, title, price, travelers }) => ({
    subject: `${name} attend votre accord : ${title}`,
    heading: travelers ? `${name} attend votre accord pour ${travelers}` : `${name} attend votre accord`,
    text:
      `${title} (${price}) ne respecte pas la politique de voyage. Consultez la demande, puis ` +
      'approuvez-la ou ' +
      'refusez-la.',
  }),
  reminder: ({ name, title, hours }) => ({
    subject:
      hours === 1
        ? `Plus qu’une heure pour décider : ${title}`
        : `Plus que ${hours} heures pour décider : ${title}`,
    heading: hours === 1 ? 'Plus qu’une heure pour décider' : `Plus que ${hours} heures pour décider`,
    text: `${name} attend toujours votre décision au sujet de ${title}.`,
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
  returnedFor: {
    price: 'Le prix dépasse désormais votre limite. Vous pouvez renvoyer la demande avec le nouveau prix.',
    changed: 'L’offre a changé depuis votre demande. Vérifiez-la et renvoyez la demande.',
    unavailable: 'Ce tarif n’est plus disponible. Choisissez autre chose et renvoyez la demande.',
    payment: 'Le paiement n’a pas abouti. Vérifiez votre moyen de paiement et renvoyez la demande.',
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
    note: 'Message',
  },
  until: (date, time) => `${date} à ${time} (heure de New York)`,
  open: 'Ouvrir la demande',
  signIn: 'Vous devrez vous connecter. Ouvrir cet e-mail n’approuve ni ne refuse rien.',
};

export const APPROVAL_WORDS: Readonly<Record<'en' | 'fr', ApprovalWords>> = { en: EN, fr: FR };
