import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import { answersSince, inquiriesUntil, repliesUntil, replyOf } from '@sojourn/domain/companies/replies.ts';
import { type Leg, legsOn, viewOfDay } from '@sojourn/domain/companies/whereabouts.ts';
import { addDays, type CalendarDate, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { bookingDay } from '@sojourn/domain/policy/booking-day.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '#context.ts';
import { readAlertsOn } from '#modules/protecting/protection-endings/store.ts';
import type { Tx } from '#workflow/saga.ts';
import { readRecord } from '../../companies/settings/store.ts';
import { readTiers } from '../../policy/store.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';
import { readInquiries } from './messages/store.ts';
import { type BookedTraveler, hasViewed, readBookedTravelers } from './store.ts';

/** How far a trip is read around the day, to find its gaps. */
const AROUND_DAYS = 21;
const BATCH = 200;
/** A page that stays open looks again and again: it's written down as one view. */
const SAME_VIEW_SECONDS = 15 * 60;

type BookedLeg = Leg & { readonly answers: FieldAnswer[] };
type Found = { readonly who: BookedTraveler; readonly legs: BookedLeg[] };

/** Who looked, and at which day, is written down with the answer. */
export async function findTravelers(
  deps: AdminDeps,
  date: CalendarDate,
  actor: AdminActor,
): Promise<OutputOf<Calls['listTravelersOn']>> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const { timeZone } = await readRecord(tx, actor);
    const found = await readLegs(tx, deps, date, actor);
    const replyFor = await readReplies(tx, actor, repliesUntil(date, now, timeZone));
    const there = [...found.values()].flatMap(({ who, legs }) => {
      const reply = replyFor(who);
      return legsOn(legs, date).map((leg) => ({ ...leg, ...nameOf(who), reply }));
    });
    if (!(await hasViewed(tx, actor, date, plusSeconds(now, -SAME_VIEW_SECONDS))))
      await noteDeed(tx, deps, actor, 'travelersViewed', { about: date });
    const people = [...found.values()].filter(({ legs }) => legsOn(legs, date).length > 0);
    const countries = new Set(there.map(({ country }) => country));
    const alerts = await readAlertsOn(tx, actor.tenantId, date);
    const taken = new Set(there.map(({ tierId }) => tierId));
    const tiers = await readTiers(tx, actor);
    return {
      view: viewOfDay(date, bookingDay(now, timeZone)),
      travelers: there.toSorted(byPlace),
      people: people.length,
      alerts: alerts.filter(({ country }) => countries.has(country)),
      tiers: tiers.filter(({ tierId }) => taken.has(tierId)).map(({ tierId, name }) => ({ tierId, name })),
    };
  });
}

/** How each was by what they had answered until then; nobody is anyhow on a day ahead. */
async function readReplies(tx: Tx, actor: AdminActor, until: Instant | null) {
  if (until === null) return () => null;
  const inquiries = await readInquiries(tx, actor, answersSince(until));
  return ({ personId }: BookedTraveler) =>
    personId === null ? null : replyOf(inquiriesUntil(inquiries.get(personId) ?? [], until));
}

/** Everybody's, in batches: nobody may be left out. */
async function readLegs(tx: Tx, { products }: AdminDeps, date: CalendarDate, actor: AdminActor) {
  const found = new Map<string, Found>();
  const window = { from: addDays(date, -AROUND_DAYS), until: addDays(date, AROUND_DAYS) };
  for (let after: BookedTraveler['key'] | null = null; ; ) {
    const rows = await readBookedTravelers(tx, actor, { ...window, after, limit: BATCH });
    for (const who of rows) {
      if (who.name === null) continue;
      const id = who.personId ?? `${who.key.bookingId} ${who.name}`;
      const known: Found = found.get(id) ?? { who, legs: [] };
      const product = products[who.product];
      const named = { ...who.booking, ...product.localize(who.booking, actor.locale) };
      const { title, place } = product.summary(named);
      const legs = product.legs({ ...named, title, place });
      known.legs.push(...legs.map((leg) => ({ ...leg, answers: who.answers })));
      found.set(id, known);
    }
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.key;
  }
}

const nameOf = ({ personId, name, department, tierId }: BookedTraveler) => ({
  personId,
  name: name ?? '',
  department,
  tierId,
});

const byPlace = (a: TravelerThere, b: TravelerThere): number =>
  a.place.localeCompare(b.place) ||
  a.name.localeCompare(b.name) ||
  Date.parse(a.startsAt) - Date.parse(b.startsAt);
