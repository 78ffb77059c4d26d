/** Who is on a trip on a day, as a table. */

import { fitsFilter, type TravelerFilter } from '@sojourn/domain/companies/whereabouts.ts';
import { csvCell } from '@sojourn/domain/csv-cell.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { AdminActor } from '#context.ts';
import { csvFile } from '../csv-file.ts';
import type { AdminDeps } from '../deps.ts';
import { findTravelers } from './find-travelers.ts';

const HEADER = 'Person,Department,Tier,Where,Booked,Place,Country,From (UTC),Until (UTC),Reply';
const WHERE = {
  staying: 'Stay',
  flying: 'Flight',
  renting: 'Rental car',
  visiting: 'At an activity',
  unknown: 'Last known place',
};
const REPLIES = { help: 'Needs help', none: 'No reply', safe: 'Safe' };

type Ask = TravelerFilter & { readonly date: CalendarDate };

export async function exportTravelers(deps: AdminDeps, { date, ...filter }: Ask, actor: AdminActor) {
  const { view, travelers, tiers } = await findTravelers(deps, date, actor);
  const shown = travelers.filter((each) => fitsFilter(filter, each));
  const fields = new Map(shown.flatMap(({ answers }) => answers.map(({ key, label }) => [key, label])));
  const lines = shown.map((each) =>
    [
      each.name,
      each.department,
      tiers.find(({ tierId }) => tierId === each.tierId)?.name ?? '',
      each.state === 'unknown' && view === 'ahead' ? 'Nothing booked after' : WHERE[each.state],
      each.title,
      each.place,
      each.country,
      each.startsAt.slice(0, 16),
      each.endsAt.slice(0, 16),
      each.reply ? REPLIES[each.reply.state] : '',
      ...[...fields.keys()].map((key) => each.answers.find((answer) => answer.key === key)?.value ?? ''),
    ]
      .map(csvCell)
      .join(','),
  );
  return csvFile(`travelers-${date}.csv`, [
    [HEADER, ...[...fields.values()].map(csvCell)].join(','),
    ...lines,
  ]);
}
