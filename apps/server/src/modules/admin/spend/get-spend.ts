/** What a company's people booked, summed in a few ways; every sum comes to the cent. */
import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import {
  csvCell,
  monthsUntil,
  PERIOD_MONTHS,
  type SpendGrouping,
  type SpendPeriod,
} from '@sojourn/domain/companies/spend.ts';
import type { AdminActor } from '../../../context.ts';
import { readAllFields } from '../../companies/settings/store.ts';
import { csvFile } from '../csv-file.ts';
import type { AdminDeps } from '../deps.ts';
import { type Filter, type MonthRow, readGroups, readMonths, readTrips } from './store.ts';

const GROUPS_SHOWN = 200;
const TRIPS_EXPORTED = 100_000;
const YEAR = 12;

/** As it's called: at most one group of one grouping. */
export type Only = {
  readonly in?: SpendGrouping | undefined;
  readonly key?: string | undefined;
  /** Which field, where `in` is `field`. */
  readonly inField?: string | undefined;
};

export const filtersOf = ({ in: by, key = '', inField }: Only): Filter[] =>
  by === undefined ? [] : [{ by, key, field: inField }];

type Ask = Only & {
  readonly period: SpendPeriod;
  readonly by: SpendGrouping;
  readonly field?: string | undefined;
};

export async function getSpend(
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  { period, by, field, ...only }: Ask,
  actor: AdminActor,
): Promise<Spend> {
  const months = monthsUntil(clock.now().slice(0, 7), YEAR);
  const shown = months.slice(-PERIOD_MONTHS[period]);
  const [first = '', from = ''] = [months[0], shown[0]];
  const within = filtersOf(only);
  const groups = { by, field, from, within, limit: GROUPS_SHOWN };
  const [rows, grouped, fields] = await Promise.all([
    readMonths(db, actor, { from: first, within }),
    readGroups(db, actor, groups),
    readAllFields(db, actor),
  ]);
  return {
    currency: 'USD',
    from: `${from}-01`,
    total: sumOf(rows.filter(({ month }) => shown.includes(month))),
    months: months.map((month) => {
      const { netMinor, co2Kg, products } = sumOf(rows.filter((row) => row.month === month));
      return { month, netMinor, co2Kg, products };
    }),
    groups: [...Map.groupBy(grouped, ({ key }) => key)]
      .map(([key, of]) => ({ key, label: of[0]?.label ?? '', ...sumOf(of) }))
      .toSorted((a, b) => b.netMinor - a.netMinor || (a.label < b.label ? -1 : 1)),
    fields: fields.map(({ key, label }) => ({ key, label })),
  };
}

type Row = Omit<MonthRow, 'month'>;
function sumOf(rows: readonly Row[]) {
  const total = (value: (row: Row) => number) => rows.reduce((sum, row) => sum + value(row), 0);
  const net = new Map<string, number>();
  for (const { product, bookedMinor, refundedMinor } of rows)
    net.set(product, (net.get(product) ?? 0) + bookedMinor - refundedMinor);
  const [bookedMinor, refundedMinor] = [total((row) => row.bookedMinor), total((row) => row.refundedMinor)];
  return {
    trips: total(({ trips }) => trips),
    bookedMinor,
    refundedMinor,
    netMinor: bookedMinor - refundedMinor,
    co2Kg: total(({ co2Kg }) => co2Kg),
    products: [...net].map(([product, netMinor]) => ({ product, netMinor })),
  };
}

const COLUMNS = [
  'Confirmation',
  'Booked on',
  'Starts on',
  'Person',
  'Email',
  'Department',
  'Cost center',
  'Tier',
  'Type',
  'Trip',
  'Place',
  'Status',
  'Booked USD',
  'Refunded USD',
  'Net USD',
  'CO2 kg, flights',
];
/** The company's own fields are before them. */
const AMOUNTS = 4;

export async function exportSpend(
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  { period, ...only }: Omit<Ask, 'by' | 'field'>,
  actor: AdminActor,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [from = ''] = monthsUntil(clock.now().slice(0, 7), PERIOD_MONTHS[period]);
  const fields = await readAllFields(db, actor);
  const trips = await readTrips(db, actor, { from, within: filtersOf(only), limit: TRIPS_EXPORTED });
  const amount = (minor: number) => (minor / 100).toFixed(2);
  const lines = trips.map((trip) =>
    [
      trip.code,
      trip.bookedOn,
      trip.startsOn,
      trip.person,
      trip.email,
      trip.department,
      trip.costCenter,
      trip.tier,
      trip.product,
      trip.title,
      trip.place,
      trip.state,
      ...fields.map(({ key }) => trip.answers.find((answer) => answer.key === key)?.value ?? ''),
    ]
      .map(csvCell)
      .concat(
        amount(trip.bookedMinor),
        amount(trip.refundedMinor),
        amount(trip.bookedMinor - trip.refundedMinor),
        trip.co2Kg === null ? '' : String(trip.co2Kg),
      )
      .join(','),
  );
  const [before, amounts] = [COLUMNS.slice(0, -AMOUNTS), COLUMNS.slice(-AMOUNTS)];
  const header = [...before, ...fields.map(({ label }) => csvCell(label)), ...amounts].join(',');
  return csvFile(`spend-${from}.csv`, [header, ...lines]);
}
