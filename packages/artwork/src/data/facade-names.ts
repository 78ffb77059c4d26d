/** The houses that hotels are, and the colors that each is finished in. */
export const HOUSES = ['palace', 'modern', 'resort', 'tower', 'lodge'] as const;
export type House = (typeof HOUSES)[number];

export const FINISH_NAMES = ['ivory', 'brick', 'ochre', 'sage', 'slate', 'rose'] as const;
export type Finish = (typeof FINISH_NAMES)[number];
export type HotelFacade = `${House}-${Finish}`;

export const HOTEL_FACADES: readonly HotelFacade[] = HOUSES.flatMap((house) =>
  FINISH_NAMES.map((finish): HotelFacade => `${house}-${finish}`),
);
