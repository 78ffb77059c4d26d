/** Where Northline works and whom it visits: the cities, and the projects that trips are booked for. */
import type { Department } from './staff.ts';

type SiteName = keyof typeof SITES;
export const SITES = {
  Chicago: { city: 'chicago-us', airport: 'ORD' },
  Philadelphia: { city: 'philadelphia-us', airport: 'PHL' },
  'Los Angeles': { city: 'los-angeles-us', airport: 'LAX' },
  'San Francisco': { city: 'san-francisco-us', airport: 'SFO' },
  Miami: { city: 'miami-us', airport: 'MIA' },
  Minneapolis: { city: 'minneapolis-us', airport: 'MSP' },
  Phoenix: { city: 'phoenix-us', airport: 'PHX' },
  Nashville: { city: 'nashville-us', airport: 'BNA' },
  'Salt Lake City': { city: 'salt-lake-city-us', airport: 'SLC' },
  Portland: { city: 'portland-or-us', airport: 'PDX' },
  'New York': { city: 'new-york-us', airport: 'LGA' },
  Boston: { city: 'boston-us', airport: 'BOS' },
  Denver: { city: 'denver-us', airport: 'DEN' },
  Dallas: { city: 'dallas-us', airport: 'DFW' },
  Seattle: { city: 'seattle-us', airport: 'SEA' },
  Atlanta: { city: 'atlanta-us', airport: 'ATL' },
  Toronto: { city: 'toronto-ca', airport: 'YYZ' },
  London: { city: 'london-gb', airport: 'LHR' },
  Lisbon: { city: 'lisbon-pt', airport: 'LIS' },
} as const;

export type Project = {
  readonly name: string;
  readonly site: SiteName;
  /** Who goes there, and how often against the others. */
  readonly departments: readonly Department[];
  readonly weight: number;
};
const FIELD = ['Field Survey', 'Mapping and GIS', 'Engineering'] as const;
const CLIENTS = ['Client Services', 'Leadership', 'Engineering'] as const;
const EVERYBODY = [...FIELD, 'Client Services', 'Operations', 'Finance and People', 'Leadership'] as const;
export const PROJECTS: readonly Project[] = [
  { name: 'NS-114 Lakeshore corridor', site: 'Chicago', departments: FIELD, weight: 9 },
  { name: 'NS-121 Delaware River crossing', site: 'Philadelphia', departments: FIELD, weight: 7 },
  { name: 'NS-127 Port of Miami basin', site: 'Miami', departments: FIELD, weight: 7 },
  { name: 'NS-130 Wasatch transmission line', site: 'Salt Lake City', departments: FIELD, weight: 6 },
  { name: 'NS-133 Cumberland bridges', site: 'Nashville', departments: FIELD, weight: 6 },
  { name: 'NS-138 Salt River solar', site: 'Phoenix', departments: FIELD, weight: 7 },
  { name: 'NS-142 Columbia levees', site: 'Portland', departments: FIELD, weight: 6 },
  { name: 'NS-145 Twin Cities light rail', site: 'Minneapolis', departments: FIELD, weight: 5 },
  { name: 'NS-149 Bay shoreline model', site: 'San Francisco', departments: FIELD, weight: 6 },
  { name: 'NS-152 Tagus waterfront', site: 'Lisbon', departments: ['Engineering', 'Leadership'], weight: 1 },
  { name: 'Client visits', site: 'New York', departments: CLIENTS, weight: 6 },
  { name: 'Client visits', site: 'Los Angeles', departments: CLIENTS, weight: 4 },
  { name: 'Client visits', site: 'Toronto', departments: CLIENTS, weight: 2 },
  { name: 'Client visits', site: 'London', departments: CLIENTS, weight: 1 },
  { name: 'Client visits', site: 'Dallas', departments: CLIENTS, weight: 3 },
  { name: 'Head office', site: 'Boston', departments: EVERYBODY, weight: 6 },
  { name: 'Head office', site: 'Denver', departments: EVERYBODY, weight: 3 },
  { name: 'Training', site: 'Seattle', departments: EVERYBODY, weight: 2 },
  { name: 'Training', site: 'Atlanta', departments: EVERYBODY, weight: 2 },
];
/** How often a department travels, against the others. */
export const TRAVELS: Readonly<Record<Department, number>> = {
  'Field Survey': 50,
  'Client Services': 22,
  Engineering: 12,
  'Mapping and GIS': 9,
  Leadership: 4,
  Operations: 4,
  'Finance and People': 2,
};
