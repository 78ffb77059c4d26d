/** Mail about what change for any reason gives back: when it will, and that it did. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { ReimbursedTo } from '@sojourn/domain/protections/protection-state.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

export type ReimbursementMail = {
  readonly kind: 'changeReimbursed';
  readonly key: string;
  readonly bookingId: BookingId;
  readonly state: 'due' | 'paid';
  /** Left out of what was enqueued when there was only credit. */
  readonly to?: ReimbursedTo;
  /** Of a part that was canceled for any reason; left out of a change. */
  readonly protection?: 'cancelForAnyReason';
  readonly amount: Money;
  /** When it's due, or the day that the credit ends. To the tenders: when it's there at the latest. */
  readonly by: Instant;
};

type Words = {
  readonly subject: (amount: string) => string;
  readonly text: (amount: string, by: string) => string;
};
type Texts = Readonly<Record<ReimbursedTo | 'part', Readonly<Record<'due' | 'paid', Words>>>>;
const TEXTS: Readonly<Record<'en' | 'fr', Texts>> = {
  en: {
    travelCredit: {
      due: {
        subject: (amount) => `You’ll get ${amount} back for your change`,
        text: (amount, by) =>
          `You changed your flights with change for any reason. You’ll get ${amount} as travel credit ` +
          `by ${by}. You don’t have to do anything.`,
      },
      paid: {
        subject: (amount) => `Here’s ${amount} in travel credit for your change`,
        text: (amount, by) =>
          `Change for any reason has paid you back: you have ${amount} in travel credit. Use it by ${by}.`,
      },
    },
    tenders: {
      due: {
        subject: (amount) => `You’ll get ${amount} back for your change`,
        text: (amount, by) =>
          `You changed your flights with change for any reason. We’ll refund ${amount} to your original ` +
          `payment methods by ${by}. There’s nothing you need to do.`,
      },
      paid: {
        subject: (amount) => `We’ve sent you ${amount} for your change`,
        text: (amount, by) =>
          `Change for any reason is paying you back: ${amount} is on its way to your original payment ` +
          `methods and will arrive by ${by}.`,
      },
    },
    part: {
      due: {
        subject: (amount) => `You’ll get ${amount} more for your cancellation`,
        text: (amount, by) =>
          'You canceled part of your trip with cancel for any reason. On top of the refund, you’ll get ' +
          `${amount} back to your original payment methods by ${by}. There’s nothing you need to do.`,
      },
      paid: {
        subject: (amount) => `We’ve sent you ${amount} for your cancellation`,
        text: (amount, by) =>
          `Cancel for any reason is paying you: ${amount} is on its way to your original payment ` +
          `methods and will arrive by ${by}.`,
      },
    },
  },
  fr: {
    travelCredit: {
      due: {
        subject: (amount) => `${amount} vous seront remboursés pour votre modification`,
        text: (amount, by) =>
          'Vous avez modifié vos vols avec la modification sans motif. Vous recevrez ' +
          `${amount} en crédit voyage au plus tard le ${by}. Vous n’avez rien à faire.`,
      },
      paid: {
        subject: (amount) => `Voici ${amount} de crédit voyage pour votre modification`,
        text: (amount, by) =>
          `La modification sans motif vous a remboursé : vous disposez de ${amount} de crédit ` +
          `voyage, à utiliser au plus tard le ${by}.`,
      },
    },
    tenders: {
      due: {
        subject: (amount) => `${amount} vous seront remboursés pour votre modification`,
        text: (amount, by) =>
          'Vous avez modifié vos vols avec la modification sans motif. Nous vous rembourserons ' +
          `${amount} selon vos modes de paiement initiaux au plus tard le ${by}. Vous n’avez rien à faire.`,
      },
      paid: {
        subject: (amount) => `${amount} vous sont remboursés pour votre modification`,
        text: (amount, by) =>
          `La modification sans motif vous rembourse : ${amount} sont en route vers vos modes de ` +
          `paiement initiaux et arriveront au plus tard le ${by}.`,
      },
    },
    part: {
      due: {
        subject: (amount) => `${amount} de plus vous seront remboursés pour votre annulation`,
        text: (amount, by) =>
          'Vous avez annulé une partie de votre voyage avec l’annulation sans motif. En plus du ' +
          `remboursement, vous recevrez ${amount} selon vos modes de paiement initiaux au plus tard le ` +
          `${by}. Vous n’avez rien à faire.`,
      },
      paid: {
        subject: (amount) => `${amount} vous sont remboursés pour votre annulation`,
        text: (amount, by) =>
          `L’annulation sans motif vous rembourse : ${amount} sont en route vers vos modes de ` +
          `paiement initiaux et arriveront au plus tard le ${by}.`,
      },
    },
  },
};

export const CHANGE_REIMBURSED: MessageType<ReimbursementMail> = {
  kind: 'changeReimbursed',
  bookingId: ({ bookingId }) => bookingId,
  write: (content, { origin, person }, { locale, texts }) => {
    const { state, to = 'travelCredit', protection, amount, by, bookingId } = content;
    const words = TEXTS[locale][protection ? 'part' : to][state];
    const shown = formatMoney(amount, locale);
    return {
      to: person?.email ?? '',
      subject: words.subject(shown),
      blocks: [
        { block: 'heading', text: words.subject(shown), tone: 'good' },
        { block: 'text', text: words.text(shown, formatDate(dateIn(by), locale, 'year')) },
        { block: 'link', text: texts.seeTrip, url: `${origin}/trips/${bookingId}` },
      ],
      calendar: null,
    };
  },
};
