import { itemAt } from '@sojourn/domain/present.ts';

type Named = { readonly stays: readonly { readonly name: string }[] };
const AND = { en: 'and', fr: 'et' };

/** What a booking is called: its home, or both of a split stay. */
export const homeTitle = ({ stays }: Named, locale: 'en' | 'fr'): string =>
  stays.length === 1 ? itemAt(stays, 0).name : stays.map(({ name }) => name).join(` ${AND[locale]} `);
