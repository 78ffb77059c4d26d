/** The words of mail about schedule changes. */
import type { ScheduleReason } from '@sojourn/domain/schedule-changes/compare-schedules.ts';
import type { ScheduleEffect } from '@sojourn/domain/schedule-changes/trip-effects.ts';

type Texts = {
  readonly subject: (title: string) => string;
  readonly heading: string;
  /** A part of the trip: where and when. */
  readonly part: (where: string, when: string) => string;
  readonly before: string;
  readonly now: string;
  readonly canceled: string;
  readonly reasons: Readonly<Record<ScheduleReason, string>>;
  readonly effects: Readonly<Record<ScheduleEffect['kind'], (title: string) => string>>;
  readonly choose: (by: string, canDecline: boolean) => string;
  readonly owed: (amount: string) => string;
  readonly accepted: Settled;
  readonly rebooked: Settled;
};
type Settled = {
  readonly subject: (title: string) => string;
  readonly heading: string;
  readonly text: string;
};

const EN: Texts = {
  subject: (title) => `Your trip has changed: ${title}`,
  heading: 'Your trip has changed',
  part: (where, when) => `${where}: ${when}`,
  before: 'Before',
  now: 'Now',
  canceled: 'Canceled',
  reasons: {
    Canceled: 'Part of your trip was canceled.',
    Earlier: 'Some times are earlier.',
    Later: 'Some times are later.',
    OtherDate: 'The date is different.',
    OtherPlace: 'It starts or ends somewhere else.',
    MoreConnections: 'There are more connections.',
    FewerConnections: 'There are fewer connections.',
    ConnectionLost: 'You’d miss a connection.',
    LowerClass: 'You’d be in a lower class.',
    HigherClass: 'You’d be in a higher class.',
    Renumbered: 'The flight number is different.',
  },
  effects: {
    NightUnused: (title) => `${title}: you’d arrive after your first night.`,
    NightMissing: (title) => `${title}: you’d arrive the day before your stay starts.`,
    LateCheckIn: (title) =>
      `${title}: you’d check in after midnight. Let the hotel know so they’ll hold your room.`,
    PickUpBeforeArrival: (title) => `${title}: your pick-up would be before you arrive.`,
    ReturnAfterDeparture: (title) => `${title}: you’d leave before it’s due back.`,
    ConnectionLost: (title) => `${title}: you’d miss this connection.`,
  },
  choose: (by, canDecline) =>
    canDecline
      ? `Accept the change or cancel for a full refund by ${by}. If you don’t choose, we’ll cancel your ` +
        'trip and refund you in full.'
      : `Please review the change by ${by}. Your booking’s terms still apply.`,
  owed: (amount) =>
    `Under EU rules, the airline may also owe each traveler ${amount}, whatever you choose. ` +
    'You can ask us to claim it on your trip page.',
  accepted: {
    subject: (title) => `You’re all set: ${title}`,
    heading: 'You accepted the change',
    text: 'Your trip is confirmed as shown below. There’s nothing else you need to do.',
  },
  rebooked: {
    subject: (title) => `You’re rebooked: ${title}`,
    heading: 'You’re booked on another flight',
    text:
      'This change is free. You’ll find your new ticket numbers and airline ' +
      'confirmation codes ' +
      'on your trip page. We’ll refund any seats you paid for on your old flight.',
  },
};

const FR: Texts = {
  subject: (title) => `Votre voyage a changé : ${title}`,
  heading: 'Votre voyage a changé',
  part: (where, when) => `${where} : ${when}`,
  before: 'Avant',
  now: 'Maintenant',
  canceled: 'Annulé',
  reasons: {
    Canceled: 'Une partie de votre voyage a été annulée.',
    Earlier: 'Certains horaires sont avancés.',
    Later: 'Certains horaires sont retardés.',
    OtherDate: 'La date est différente.',
    OtherPlace: 'Le lieu de départ ou d’arrivée est différent.',
    MoreConnections: 'Il y a plus de correspondances.',
    FewerConnections: 'Il y a moins de correspondances.',
    ConnectionLost: 'Vous manqueriez une correspondance.',
    LowerClass: 'Vous seriez dans une catégorie inférieure.',
    HigherClass: 'Vous seriez dans une catégorie supérieure.',
    Renumbered: 'Le numéro de vol est différent.',
  },
  effects: {
    NightUnused: (title) => `${title} : vous arriveriez après votre première nuit.`,
    NightMissing: (title) => `${title} : vous arriveriez la veille du début de votre séjour.`,
    LateCheckIn: (title) =>
      `${title} : vous arriveriez après minuit. Prévenez l’hôtel pour qu’il garde votre chambre.`,
    PickUpBeforeArrival: (title) => `${title} : la prise en charge aurait lieu avant votre arrivée.`,
    ReturnAfterDeparture: (title) => `${title} : vous partiriez avant le retour prévu.`,
    ConnectionLost: (title) => `${title} : vous manqueriez cette correspondance.`,
  },
  choose: (by, canDecline) =>
    canDecline
      ? `Acceptez le changement ou annulez avec un remboursement intégral avant le ${by}. Sans réponse de ` +
        'votre part, nous annulerons votre voyage et vous rembourserons intégralement.'
      : `Consultez le changement avant le ${by}. Les conditions de votre réservation ` +
        `s’appliquent toujours.`,
  owed: (amount) =>
    `Selon les règles européennes, la compagnie peut aussi devoir une indemnité de ${amount} à ` +
    'chaque voyageur, quel que ' +
    'soit votre choix. Vous pouvez nous demander de la réclamer sur la page de votre voyage.',
  accepted: {
    subject: (title) => `C’est confirmé : ${title}`,
    heading: 'Vous avez accepté le changement',
    text: 'Votre voyage est confirmé comme indiqué ci-dessous. Vous n’avez rien d’autre à faire.',
  },
  rebooked: {
    subject: (title) => `Votre nouveau vol est réservé : ${title}`,
    heading: 'Vous avez choisi un autre vol',
    text:
      'Ce changement est sans frais. Vos nouveaux numéros de billet et de réservation figurent sur la page ' +
      'de votre voyage. Les sièges payés sur l’ancien vol vous seront remboursés.',
  },
};

export const CHANGE_TEXTS: Readonly<Record<'en' | 'fr', Texts>> = { en: EN, fr: FR };
