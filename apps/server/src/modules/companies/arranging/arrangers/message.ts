/** Mail to a colleague who may book in somebody's place, or may no longer. */
import type { MessageType } from '#modules/platform/notify/message-type.ts';

/** `key`: the traveler and when. */
export type ArrangerChanged = {
  readonly kind: 'arrangerChanged';
  readonly key: string;
  readonly traveler: string;
  readonly isAllowed: boolean;
  readonly sharesDetails: boolean;
};
type Words = {
  readonly allowed: (name: string) => string;
  readonly allowedText: (name: string) => string;
  readonly details: string;
  readonly noDetails: string;
  readonly ended: (name: string) => string;
  readonly endedText: (name: string) => string;
  readonly open: string;
};

const WORDS: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    allowed: (name) => `You can book for ${name}`,
    allowedText: (name) => `${name} lets you book trips for them. Their policy applies, not yours.`,
    details: 'We’ll fill in their saved details for you, except document numbers.',
    noDetails: 'You’ll need to ask them for the details a ticket needs.',
    ended: (name) => `You can no longer book for ${name}`,
    endedText: (name) => `${name} turned this off. Trips you’ve already booked won’t change.`,
    open: 'Open the portal',
  },
  fr: {
    allowed: (name) => `Vous pouvez réserver pour ${name}`,
    allowedText: (name) =>
      `${name} vous autorise à réserver ses voyages. Sa politique s’applique, pas la vôtre.`,
    details: 'Nous remplirons ses informations enregistrées pour vous, sauf les numéros de ses documents.',
    noDetails: 'Vous devrez lui demander les informations nécessaires au billet.',
    ended: (name) => `Vous ne pouvez plus réserver pour ${name}`,
    endedText: (name) => `${name} y a mis fin. Les voyages que vous avez réservés restent inchangés.`,
    open: 'Ouvrir le portail',
  },
};

export const ARRANGER_CHANGED: MessageType<ArrangerChanged> = {
  kind: 'arrangerChanged',
  bookingId: () => null,
  write: ({ traveler, isAllowed, sharesDetails }, { person, origin }, { locale }) => {
    const words = WORDS[locale];
    const subject = isAllowed ? words.allowed(traveler) : words.ended(traveler);
    const about = [
      { block: 'text', text: words.allowedText(traveler) },
      { block: 'text', text: sharesDetails ? words.details : words.noDetails },
    ] as const;
    return {
      to: person?.email ?? '',
      subject,
      blocks: [
        { block: 'heading', text: subject },
        ...(isAllowed ? about : [{ block: 'text', text: words.endedText(traveler) } as const]),
        { block: 'link', text: words.open, url: `${origin}/` },
      ],
      calendar: null,
    };
  },
};
