/** The rooms of a home as cards: each bedroom, the living room, all baths together. Pure. */
import type { ContractArt } from '@sojourn/web/contract-art.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { BedKind } from '#home/rules/home.ts';
import type { HomeFacts } from '#home/wire/home-detail.ts';

type RoomCard = {
  readonly key: string;
  readonly title: TextRef;
  readonly art: ContractArt;
  /** Null for the baths. */
  readonly beds: readonly BedKind[] | null;
};

type Roomy = Pick<HomeFacts, 'homeId' | 'rooms' | 'gallery'>;

export function roomCards({ homeId, rooms, gallery }: Roomy): RoomCard[] {
  const pictures = gallery.filter(({ kind, seed }) => kind === 'room' && !seed.endsWith('living'));
  const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom');
  const living = rooms.find(({ kind }) => kind === 'living');
  const livingArt = { seed: homeId, kind: 'home', motif: 'kitchen' };
  return [
    ...bedrooms.map(({ beds }, at) => ({
      key: `bedroom:${at}`,
      title:
        bedrooms.length === 1
          ? textRef('homePage.room.bedroom')
          : textRef('homePage.room.bedroomOf', { number: at + 1 }),
      art: pictures[at] ?? { seed: `${homeId}:room:${at + 1}`, kind: 'room', motif: 'double' },
      beds,
    })),
    ...(living
      ? [{ key: 'living', title: textRef('homePage.room.living'), art: livingArt, beds: living.beds }]
      : []),
    {
      key: 'baths',
      title: textRef('homePage.room.baths'),
      art: { seed: `${homeId}:bath`, kind: 'home', motif: 'patio' },
      beds: null,
    },
  ];
}

/** How many of each kind of bed, in the order given. */
export const bedCounts = (beds: readonly BedKind[]): { bed: BedKind | 'none'; count: number }[] =>
  beds.length === 0
    ? [{ bed: 'none', count: 0 }]
    : [...new Set(beds)].map((bed) => ({ bed, count: beds.filter((each) => each === bed).length }));
