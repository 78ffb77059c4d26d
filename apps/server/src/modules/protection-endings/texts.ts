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
    canceledBySupplier: 'It ended because the airline or hotel canceled your booking.',
    changedWithSupplier: 'It ended because the booking was changed directly with the airline or hotel.',
    governmentAlert: 'It ended because a government declared an emergency or issued an alert for the place.',
    whoDesignation: 'It ended because the World Health Organization made a designation for the place.',
    changedByTraveler: 'It ended because you changed the booking.',
    canceledForAnyReason: 'It ended because you used cancel for any reason for this booking.',
  },
  means: 'You can’t use it anymore. Your booking hasn’t changed, and you can still cancel by its own terms.',
  meansChanged: 'You can’t use it anymore. You can still cancel the booking by its own terms.',
  feeBack: 'By its terms, what you paid for it goes back the way you paid. Cards take 1-2 billing cycles.',
  feeStays: 'By its terms, what you paid for it isn’t refunded.',
  paid: 'You paid for it',
  back: 'You get back',
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
      'Elle a pris fin à la suite d’une désignation de l’Organisation mondiale de la Santé pour cet endroit.',
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
    'Selon ses conditions, le prix de cette protection vous est rendu par le même moyen. Sur une carte, ' +
    'comptez 1 à 2 cycles de facturation.',
  feeStays: 'Selon ses conditions, le prix de cette protection n’est pas remboursé.',
  paid: 'Prix de la protection',
  back: 'Remboursé',
};

export const ENDED_TEXTS: Readonly<Record<'en' | 'fr', Texts>> = { en: EN, fr: FR };
