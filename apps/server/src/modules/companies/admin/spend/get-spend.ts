/** What a company's people booked, summed in a few ways; every sum comes to the cent. */
import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import {
  monthsUntil,
  PERIOD_MONTHS,
  type SpendGrouping,
  type SpendPeriod,
  type SpendStep,
} from '@sojourn/domain/companies/spend.ts';
import { csvCell } from '@sojourn/domain/csv-cell.ts';
import type { AdminActor } from '#context.ts';
import { readAllFields } from '../../companies/settings/store.ts';
import { csvFile } from '../csv-file.ts';
import type { AdminDeps } from '../deps.ts';
import {
  countRefundedWhole,
  type GroupRow,
  type Groups,
  type MonthRow,
  readApprovedOver,
  readGroups,
  readMonths,
  readTrips,
} from './store.ts';

const GROUPS_SHOWN = 200;
const TRIPS_EXPORTED = 100_000;
/** More than a company has people. */
const GROUPS_EXPORTED = 20_000;
const YEAR = 12;

type Ask = {
  readonly period: SpendPeriod;
  readonly by: SpendGrouping;
  readonly field?: string | undefined;
  readonly within: readonly SpendStep[];
};

export async function getSpend(
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  { period, by, field, within }: Ask,
  actor: AdminActor,
): Promise<Spend> {
  const months = monthsUntil(clock.now().slice(0, 7), YEAR);
  const shown = months.slice(-PERIOD_MONTHS[period]);
  const [first = '', from = ''] = [months[0], shown[0]];
  const [rows, found, approvedOver, refundedWhole, fields] = await Promise.all([
    readMonths(db, actor, { from: first, within }),
    readGroups(db, actor, { by, field, from, within, limit: GROUPS_SHOWN }),
    readApprovedOver(db, actor, { from, within }),
    countRefundedWhole(db, actor, { from, within }),
    readAllFields(db, actor),
  ]);
  const ofPeriod = rows.filter(({ month }) => shown.includes(month));
  const grouped = withUnanswered(found, ofPeriod);
  const groups = groupsOf(grouped, by).slice(0, GROUPS_SHOWN);
  const keys = new Set(groups.map(({ key }) => key));
  return {
    currency: 'USD',
    from: `${from}-01`,
    total: sumOf(ofPeriod),
    refundedWhole,
    approvedOver,
    months: months.map((month) => {
      const { netMinor, co2Kg, products } = sumOf(rows.filter((row) => row.month === month));
      return { month, netMinor, co2Kg, products };
    }),
    groups,
    others: othersOf(
      ofPeriod,
      grouped.filter(({ key }) => keys.has(key)),
    ),
    fields: fields.map(({ key, label }) => ({ key, label })),
  };
}

function groupsOf(rows: readonly GroupRow[], by: SpendGrouping) {
  const groups = [...Map.groupBy(rows, ({ key }) => key)].map(([key, of]) => ({
    key,
    label: of[0]?.label ?? '',
    ...sumOf(of),
  }));
  return groups.toSorted((a, b) =>
    by === 'month' ? (b.key < a.key ? -1 : 1) : b.netMinor - a.netMinor || (a.label < b.label ? -1 : 1),
  );
}

const less = (row: Row): Row => ({
  ...row,
  trips: -row.trips,
  bookedMinor: -row.bookedMinor,
  refundedMinor: -row.refundedMinor,
  co2Kg: -row.co2Kg,
  co2Unknown: -row.co2Unknown,
});

/** The group without an answer is all less those with one. */
function withUnanswered({ rows, answered }: Groups, all: readonly Row[]): readonly GroupRow[] {
  if (answered === null) return rows;
  const parts = Map.groupBy([...all, ...answered.map(less)], ({ product }) => product);
  const unanswered = [...parts].map(([product, of]) => ({ key: '', label: '', product, ...amountsOf(of) }));
  return [...rows, ...unanswered.filter(({ trips }) => trips > 0)];
}

/** All less what's in a group that's shown. */
function othersOf(all: readonly Row[], shown: readonly Row[]): Spend['others'] {
  const others = sumOf([...all, ...shown.map(less)]);
  return others.trips > 0 ? others : null;
}

type Row = Omit<MonthRow, 'month'>;
function amountsOf(rows: readonly Row[]) {
  const total = (value: (row: Row) => number) => rows.reduce((sum, row) => sum + value(row), 0);
  return {
    trips: total(({ trips }) => trips),
    bookedMinor: total((row) => row.bookedMinor),
    refundedMinor: total((row) => row.refundedMinor),
    co2Kg: total(({ co2Kg }) => co2Kg),
    co2Unknown: total(({ co2Unknown }) => co2Unknown),
  };
}

function sumOf(rows: readonly Row[]) {
  const net = new Map<string, number>();
  for (const { product, bookedMinor, refundedMinor } of rows)
    net.set(product, (net.get(product) ?? 0) + bookedMinor - refundedMinor);
  const amounts = amountsOf(rows);
  return {
    ...amounts,
    netMinor: amounts.bookedMinor - amounts.refundedMinor,
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
  'CO2 kg',
];
const amount = (minor: number) => (minor / 100).toFixed(2);

/** The company's own fields are before them. */
const AMOUNTS = 4;

export async function exportSpend(
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  { period, within, of, ...grouping }: Ask & { readonly of: 'trips' | 'groups' },
  actor: AdminActor,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [from = ''] = monthsUntil(clock.now().slice(0, 7), PERIOD_MONTHS[period]);
  if (of === 'groups') return exportGroups(db, { from, within, ...grouping }, actor);
  const fields = await readAllFields(db, actor);
  const trips = await readTrips(db, actor, { from, within, limit: TRIPS_EXPORTED });
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
        trip.co2Kg === null ? 'unknown' : String(trip.co2Kg),
      )
      .join(','),
  );
  const [before, amounts] = [COLUMNS.slice(0, -AMOUNTS), COLUMNS.slice(-AMOUNTS)];
  const header = [...before, ...fields.map(({ label }) => csvCell(label)), ...amounts].join(',');
  return csvFile(`spend-${from}.csv`, [header, ...lines]);
}

/** As the page shows them, all of them. */
async function exportGroups(
  db: AdminDeps['db'],
  { from, within, by, field }: Omit<Ask, 'period'> & { readonly from: string },
  actor: AdminActor,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [found, all] = [
    await readGroups(db, actor, { by, field, from, within, limit: GROUPS_EXPORTED }),
    await readMonths(db, actor, { from, within }),
  ];
  const header = ['Name', 'Trips', 'Booked USD', 'Refunded USD', 'Net USD', 'CO2 kg', 'Trips without CO2'];
  const lines = groupsOf(withUnanswered(found, all), by).map((group) =>
    [
      csvCell(group.label),
      group.trips,
      amount(group.bookedMinor),
      amount(group.refundedMinor),
      amount(group.netMinor),
      group.co2Kg,
      group.co2Unknown,
    ].join(','),
  );
  return csvFile(`spend-by-${by}-${from}.csv`, [header.join(','), ...lines]);
}
