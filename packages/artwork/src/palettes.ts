/** The colours of each time of day, the times each kind may have, and the map's colours in each theme. */
import type { ArtKind, ArtTime, MapTheme } from './kinds.ts';

export type Palette = {
  /** From the top down to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** The sun's height, as a share of the way down to the horizon. */
  readonly sy: number;
  /** Haze far away and the dark of what is near. */
  readonly far: string;
  readonly near: string;
  readonly water: readonly [string, string];
  readonly leaf: string;
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  /** Lamps in windows. */
  readonly light: string;
  readonly stone: string;
};

export const PALETTES: Readonly<Record<ArtTime, Palette>> = {
  dawn: {
    sky: ['#86AFC0', '#E9CDBB', '#FBE8D2'],
    sun: '#FFF4E0',
    sy: 0.74,
    far: '#B3BDBF',
    near: '#2E4A52',
    water: ['#E3D6C8', '#5E8C98'],
    leaf: '#3C6258',
    wall: '#F6EADC',
    shade: '#D3B7A2',
    roof: '#BB6F52',
    light: '#FFE3A6',
    stone: '#C9B6A3',
  },
  day: {
    sky: ['#5AA3BC', '#A9D3DA', '#EAF3EC'],
    sun: '#FFFDF4',
    sy: 0.28,
    far: '#A3C6C9',
    near: '#1F5257',
    water: ['#8CCBCB', '#1E7480'],
    leaf: '#2E6D5B',
    wall: '#FBF5EA',
    shade: '#DCCCB6',
    roof: '#CC6E4C',
    light: '#FFF3CF',
    stone: '#D9CBB8',
  },
  golden: {
    sky: ['#6C97A0', '#F0C08C', '#FCE6BC'],
    sun: '#FFF4D6',
    sy: 0.7,
    far: '#CDA98B',
    near: '#33403F',
    water: ['#F2CF9F', '#4F7F86'],
    leaf: '#4B5F43',
    wall: '#FAE6C8',
    shade: '#C99A75',
    roof: '#B75B3C',
    light: '#FFE09A',
    stone: '#C8A583',
  },
  dusk: {
    sky: ['#23405A', '#97818A', '#F2AE86'],
    sun: '#FFD2A4',
    sy: 0.8,
    far: '#7F7F8E',
    near: '#172838',
    water: ['#D59E85', '#27485F'],
    leaf: '#24403F',
    wall: '#C9AFA3',
    shade: '#75707E',
    roof: '#7C4A46',
    light: '#FFD58A',
    stone: '#8D7F83',
  },
  night: {
    sky: ['#0B1B2A', '#16394A', '#3F7076'],
    sun: '#F4EBD2',
    sy: 0.26,
    far: '#2C5560',
    near: '#08161F',
    water: ['#356B72', '#0C2431'],
    leaf: '#12303A',
    wall: '#5C7880',
    shade: '#2D4A55',
    roof: '#3A4450',
    light: '#FFD98C',
    stone: '#3F5A63',
  },
  mist: {
    sky: ['#A5B9BD', '#CBD8D5', '#EFF2EB'],
    sun: '#FFFFFF',
    sy: 0.4,
    far: '#B9C7C5',
    near: '#34535A',
    water: ['#CBD8D4', '#6A8F95'],
    leaf: '#45685F',
    wall: '#F1EEE6',
    shade: '#C4C3B8',
    roof: '#A5695A',
    light: '#FFEFC6',
    stone: '#BFBFB5',
  },
};

/** The times that a seed may choose for a kind. */
export const TIMES: Readonly<Record<ArtKind, readonly ArtTime[]>> = {
  coast: ['day', 'golden', 'dawn', 'dusk'],
  city: ['dawn', 'golden', 'dusk', 'day', 'night'],
  town: ['golden', 'day', 'dawn'],
  mountain: ['dawn', 'mist', 'day', 'golden'],
  desert: ['golden', 'dusk', 'dawn'],
  island: ['day', 'golden', 'dawn'],
  countryside: ['golden', 'dawn', 'day'],
  aerial: ['dawn', 'day', 'golden', 'dusk'],
  hotel: ['dusk', 'golden', 'day', 'dawn'],
  room: ['day', 'dawn', 'golden', 'mist'],
  dining: ['golden', 'dusk', 'day'],
  pool: ['day', 'golden', 'dusk'],
  home: ['golden', 'dawn', 'day', 'dusk'],
  car: ['day'],
  silhouette: ['day'],
  activity: ['day', 'golden', 'dawn'],
  map: ['day'],
};

type MapPalette = {
  readonly land: string;
  readonly block: string;
  readonly street: string;
  readonly main: string;
  readonly edge: string;
  readonly park: string;
  readonly water: string;
};

export const MAP_PALETTES: Readonly<Record<MapTheme, MapPalette>> = {
  'consumer-light': {
    land: '#EEF2EE',
    block: '#E5EBE6',
    street: '#FFFFFF',
    main: '#FFFFFF',
    edge: '#D6DEDA',
    park: '#CFE4D4',
    water: '#BBDCE2',
  },
  'consumer-dark': {
    land: '#14262A',
    block: '#182C30',
    street: '#21393D',
    main: '#2D484D',
    edge: '#0E1D20',
    park: '#173A2E',
    water: '#0C3540',
  },
  'business-light': {
    land: '#EEF0F3',
    block: '#E5E8ED',
    street: '#FFFFFF',
    main: '#FFFFFF',
    edge: '#D5DAE1',
    park: '#D3E5D8',
    water: '#C0D6E8',
  },
  'business-dark': {
    land: '#1A1E25',
    block: '#1E232B',
    street: '#2A303A',
    main: '#353D49',
    edge: '#12151A',
    park: '#1B3329',
    water: '#16293D',
  },
};
