/** The words of mail about protections that ended. */
import type { MailedEvent } from '@sojourn/domain/protections/clause.ts';

type Texts = {
  readonly subject: (protection: string, title: string) => string;
  readonly heading: (protection: string) => string;
  readonly why: Readonly<Record<MailedEvent, string>>;
  readonly means: string;
  /** The same of a booking that was changed. */
  readonly meansChanged: string;
  readonly feeBack: string;
  readonly feeStays: string;
  readonly paid: string;
  readonly back: string;
};

const EN: Texts = {
  subject: (protection, title) => `${protection} has ended: ${title}`,
  heading: (protection) => `${protection} has ended`,
  why: {
    canceledBySupplier: 'This add-on ended because the airline or hotel canceled your booking.',
    changedWithSupplier:
      'This add-on ended because the booking was changed directly with the airline or hotel.',
    governmentAlert:
      'This add-on ended because a government declared an emergency or issued an alert for the place.',
    whoDesignation:
      'This add-on ended because the World Health Organization issued a designation for the place, such as ' +
      'a public health emergency.',
    changedByTraveler: 'This add-on ended because you changed the booking.',
    canceledForAnyReason: 'This add-on ended because you used cancel for any reason for this booking.',
  },
  means:
    'You can’t use it anymore. Your booking hasn’t changed, and you can still cancel it under its own ' +
    'terms.',
  meansChanged: 'You can’t use it anymore. You can still cancel the booking under its own terms.',
  feeBack:
    'We’ll refund what you paid for it to your original payment methods. Card refunds take 1 to 2 ' +
    'billing cycles.',
  feeStays: 'Under its terms, what you paid for it is nonrefundable.',
  paid: 'You paid for it',
  back: 'Refund',
};

const FR: Texts = {
  subject: (protection, title) => `Fin de la protection « ${protection} » : ${title}`,
  heading: (protection) => `La protection « ${protection} » a pris fin`,
  why: {
    canceledBySupplier: 'Elle a pris fin parce que la compagnie ou l’hôtel a annulé votre réservation.',
    changedWithSupplier:
      'Elle a pris fin parce que la réservation a été modifiée auprès de la compagnie ou de l’hôtel.',
    governmentAlert: 'Elle a pris fin après l’état d’urgence ou l’alerte d’un gouvernement pour cet endroit.',
    whoDesignation:
      'Cette option a pris fin après une alerte de l’Organisation mondiale de la Santé pour cet endroit, ' +
      'par exemple une urgence sanitaire.',
    changedByTraveler: 'Elle a pris fin parce que vous avez modifié la réservation.',
    canceledForAnyReason:
      'Elle a pris fin parce que vous avez annulé cette réservation avec l’annulation sans motif.',
  },
  means:
    'Vous ne pouvez plus vous en servir. Votre réservation reste la même, et vous pouvez toujours ' +
    'l’annuler selon ses propres conditions.',
  meansChanged:
    'Vous ne pouvez plus vous en servir. Vous pouvez toujours annuler la réservation selon ses propres ' +
    'conditions.',
  feeBack:
    'Nous vous rembourserons le prix de cette option selon vos modes de paiement initiaux. Sur une carte, ' +
    'comptez 1 à 2 cycles de facturation.',
  feeStays: 'Selon ses conditions, le prix de cette protection n’est pas remboursé.',
  paid: 'Prix de la protection',
  back: 'Remboursé',
};

export const ENDED_TEXTS: Readonly<Record<'en' | 'fr', Texts>> = { en: EN, fr: FR };
