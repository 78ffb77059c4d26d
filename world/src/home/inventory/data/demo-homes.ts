/** The homes of the pictures, in Lisbon: first of its homes, in this order. */
export type DemoHome = {
  readonly name: string;
  readonly kind: 'apartment' | 'house' | 'townhouse' | 'loft';
  readonly hood: string;
  readonly lat: number;
  readonly lon: number;
  readonly bedrooms: number;
  readonly beds: number;
  readonly baths: number;
  readonly guests: number;
  readonly pets: 'none' | 'dogs' | 'both';
  readonly instant: boolean;
  /** Index in POLICIES. */
  readonly policy: number;
  /** US dollars. */
  readonly nightly: number;
  readonly cleaning: number;
  readonly deposit: number;
  readonly rating: number;
  readonly reviews: number;
  readonly isPictured: boolean;
};

/** As the pictures show them. */
export const DEMO_MOTIFS: Readonly<Record<string, string>> = {
  'Rooftop over Graça': 'rooftop',
  'Pátio das Laranjeiras': 'patio',
  'Azulejo House': 'azulejo',
  'Estrela Garden House': 'garden',
  'Loft by the Tejo': 'riverside',
  'Casa do Limoeiro': 'lemon',
  'Casa da Bica': 'facade',
};

type Row = readonly [
  name: string,
  kind: DemoHome['kind'],
  hood: string,
  lat: number,
  lon: number,
  rooms: readonly [bedrooms: number, beds: number, baths: number, guests: number],
  pets: DemoHome['pets'],
  instant: boolean,
  policy: number,
  money: readonly [nightly: number, cleaning: number, deposit: number],
  reviews: readonly [rating: number, count: number],
];

const ROWS: readonly Row[] = [
  [
    'Rooftop over Graça',
    'apartment',
    'Graça',
    38.7172,
    -9.1307,
    [2, 2, 1, 4],
    'none',
    true,
    1,
    [142, 60, 0],
    [9.5, 212],
  ],
  [
    'Pátio das Laranjeiras',
    'house',
    'Mouraria',
    38.7152,
    -9.1347,
    [1, 1, 1, 2],
    'dogs',
    true,
    1,
    [118, 50, 0],
    [9.3, 148],
  ],
  [
    'Azulejo House',
    'house',
    'Alfama',
    38.7118,
    -9.1295,
    [3, 4, 2, 6],
    'none',
    false,
    2,
    [214, 95, 300],
    [9.1, 96],
  ],
  [
    'Estrela Garden House',
    'house',
    'Estrela',
    38.7146,
    -9.1603,
    [2, 2, 1.5, 4],
    'both',
    false,
    1,
    [156, 70, 150],
    [9.4, 67],
  ],
  [
    'Loft by the Tejo',
    'loft',
    'Cais do Sodré',
    38.7061,
    -9.1454,
    [1, 1, 1, 2],
    'none',
    true,
    4,
    [131, 55, 0],
    [8.9, 301],
  ],
  [
    'Casa do Limoeiro',
    'townhouse',
    'Príncipe Real',
    38.7161,
    -9.1487,
    [2, 3, 1.5, 5],
    'none',
    false,
    2,
    [168, 75, 200],
    [9.7, 184],
  ],
];

export const DEMO_CITY = 'lisbon-pt';
const PICTURED = 'Casa do Limoeiro';

export const DEMO_HOMES: readonly DemoHome[] = ROWS.map(
  ([name, kind, hood, lat, lon, [bedrooms, beds, baths, guests], pets, instant, policy, money, reviews]) => ({
    name,
    kind,
    hood,
    lat,
    lon,
    bedrooms,
    beds,
    baths,
    guests,
    pets,
    instant,
    policy,
    nightly: money[0],
    cleaning: money[1],
    deposit: money[2],
    rating: reviews[0],
    reviews: reviews[1],
    isPictured: name === PICTURED,
  }),
);
