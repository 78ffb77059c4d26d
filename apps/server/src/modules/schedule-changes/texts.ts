/** The words of mail about schedule changes. */
import type { ScheduleReason } from '@sojourn/domain/schedule-changes/compare-schedules.ts';
import type { ScheduleEffect } from '@sojourn/domain/schedule-changes/trip-effects.ts';

type Texts = {
  readonly subject: (title: string) => string;
  readonly heading: (title: string) => string;
  readonly before: string;
  readonly now: string;
  readonly canceled: string;
  readonly reasons: Readonly<Record<ScheduleReason, string>>;
  readonly effects: Readonly<Record<ScheduleEffect['kind'], (title: string) => string>>;
  readonly choose: (by: string, canDecline: boolean) => string;
  readonly acceptedSubject: (title: string) => string;
  readonly acceptedHeading: string;
  readonly acceptedText: string;
};

const EN: Texts = {
  subject: (title) => `Your trip has changed: ${title}`,
  heading: (title) => `${title} has changed`,
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
    LowerClass: 'It’s in a lower class.',
    HigherClass: 'It’s in a higher class.',
    Renumbered: 'The flight number is different.',
  },
  effects: {
    NightUnused: (title) => `${title}: you’d arrive after your first night.`,
    NightMissing: (title) => `${title}: you’d arrive the day before your stay starts.`,
    LateCheckIn: (title) =>
      `${title}: you’d check in after midnight. Let the hotel know so they hold your room.`,
    PickUpBeforeArrival: (title) => `${title}: your pick-up would be before you arrive.`,
    ReturnAfterDeparture: (title) => `${title}: you’d leave before you’re due to return it.`,
    ConnectionLost: (title) => `${title}: you’d no longer make this connection.`,
  },
  choose: (by, canDecline) =>
    canDecline
      ? `Please choose by ${by}: accept the change, or cancel for a full refund. If you don’t choose, ` +
        'we’ll refund you.'
      : `Please review the change by ${by}. Your booking’s terms still apply.`,
  acceptedSubject: (title) => `You’re all set: ${title}`,
  acceptedHeading: 'You accepted the change',
  acceptedText: 'Your trip is confirmed with its new times. Your tickets are still valid.',
};

const FR: Texts = {
  subject: (title) => `Votre voyage a changé : ${title}`,
  heading: (title) => `${title} a changé`,
  before: 'Avant',
  now: 'Maintenant',
  canceled: 'Annulé',
  reasons: {
    Canceled: 'Une partie de votre voyage a été annulée.',
    Earlier: 'Certains horaires sont plus tôt.',
    Later: 'Certains horaires sont plus tard.',
    OtherDate: 'La date est différente.',
    OtherPlace: 'Le lieu de départ ou d’arrivée est différent.',
    MoreConnections: 'Il y a plus de correspondances.',
    FewerConnections: 'Il y a moins de correspondances.',
    ConnectionLost: 'Vous manqueriez une correspondance.',
    LowerClass: 'La catégorie est inférieure.',
    HigherClass: 'La catégorie est supérieure.',
    Renumbered: 'Le numéro de vol est différent.',
  },
  effects: {
    NightUnused: (title) => `${title} : vous arriveriez après votre première nuit.`,
    NightMissing: (title) => `${title} : vous arriveriez la veille du début de votre séjour.`,
    LateCheckIn: (title) =>
      `${title} : vous arriveriez après minuit. Prévenez l’hôtel pour qu’il garde votre chambre.`,
    PickUpBeforeArrival: (title) => `${title} : la prise en charge aurait lieu avant votre arrivée.`,
    ReturnAfterDeparture: (title) => `${title} : vous partiriez avant la restitution prévue.`,
    ConnectionLost: (title) => `${title} : vous n’auriez plus cette correspondance.`,
  },
  choose: (by, canDecline) =>
    canDecline
      ? `Choisissez au plus tard le ${by} : acceptez le changement, ou annulez et soyez remboursé ` +
        'intégralement. Si vous ne choisissez pas, nous vous rembourserons.'
      : `Consultez le changement au plus tard le ${by}. Les conditions de votre réservation ` +
        `s’appliquent toujours.`,
  acceptedSubject: (title) => `C’est confirmé : ${title}`,
  acceptedHeading: 'Vous avez accepté le changement',
  acceptedText: 'Votre voyage est confirmé aux nouveaux horaires. Vos billets restent valables.',
};

export const CHANGE_TEXTS: Readonly<Record<'en' | 'fr', Texts>> = { en: EN, fr: FR };
