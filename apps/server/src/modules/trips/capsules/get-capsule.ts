/** The capsule of the trip that a booking is a part of, in the language of the account. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import { joinTimes, zoneBlocks } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { tenantById } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { AgreedText } from '@sojourn/domain/terms/agreed-text.ts';
import type { Actor } from '#context.ts';
import { buildPack, type PackDeps } from '#modules/desk/dispute-packs/build-pack.ts';
import { refuse } from '#refusal.ts';
import { calendarPartOf } from '../calendar-feed/calendar-part.ts';
import type { FeedDeps } from '../calendar-feed/product.ts';
import { itineraryOf } from '../itineraries/build-itinerary.ts';
import { drawItinerary } from '../itineraries/draw-itinerary.ts';
import type { ItineraryDeps } from '../itineraries/get-itinerary.ts';
import { readWholeTrip } from '../itineraries/read-whole-trip.ts';
import { type ReceiptDeps, receiptFile } from '../receipts/get-receipt.ts';
import { showGroup } from '../trips/groups/show-group.ts';
import { refTo, requireTrip } from '../trips/use-case.ts';
import { type CapsuleFile, packCapsule } from './pack-capsule.ts';
import { CAPSULE_TEXTS } from './texts.ts';

export type CapsuleDeps = ItineraryDeps & FeedDeps & ReceiptDeps & PackDeps;

const text = (path: string, content: string): CapsuleFile => ({ path, bytes: Buffer.from(content) });
const codeOf = ({ confirmationCode, bookingId }: TripDetail): string => confirmationCode ?? bookingId;

/** Refuses with TripActionUnavailable while nothing of the trip is confirmed, as its itinerary does. */
export async function getCapsule(
  deps: CapsuleDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  await requireTrip(deps, refTo(actor, bookingId));
  const { locale, tenantId } = actor;
  const whole = await readWholeTrip(deps, actor, bookingId, { offer: 'Itinerary', locale });
  if (!whole) return refuse('TripActionUnavailable');
  const now = deps.clock.now();
  const tenant = tenantById(deps.tenants, tenantId);
  const { group, fit, cost } = await showGroup(deps, bookingId, actor);
  const settled = whole.trips.filter(({ status }) => status !== 'Pending');
  const { terms, keys } = await agreedWith(deps, actor, settled);
  const parts = whole.trips.map((trip) => calendarPartOf(deps, trip, locale));
  const entries = parts.flatMap((part) => part.entries);
  const calendar = calendarFile(entries, now, zoneBlocks(joinTimes(parts.map(({ times }) => times))));
  const receipts: CapsuleFile[] = [];
  // One after the other: each is drawn by this thread
  for (const trip of settled)
    receipts.push({
      path: `receipts/${codeOf(trip)}.pdf`,
      bytes: (await receiptFile(deps, trip, actor)).bytes,
    });
  const texts = CAPSULE_TEXTS[locale];
  const bytes = packCapsule(
    deps.signer,
    { tenantId, bookingIds: group.bookingIds, locale, madeAt: now, keys },
    [
      text('README.txt', texts.readme(tenant.brandName)),
      text('trip.json', `${JSON.stringify({ group, trips: whole.trips, fit, cost }, null, 2)}\n`),
      text('trip.ics', calendar),
      { path: 'itinerary.pdf', bytes: await drawItinerary(itineraryOf(whole, tenant, locale, now), now) },
      ...receipts,
      ...terms,
    ],
  );
  return { name: `${texts.file}-${bookingId}.zip`, bytes };
}

/** Word for word, once for each text: `<code>-1.json` has the bytes whose hash is in the proof. */
async function agreedWith(deps: CapsuleDeps, { tenantId, customerId }: Actor, trips: readonly TripDetail[]) {
  const packs = await Promise.all(
    trips.map(async (trip) => {
      const { bookingId } = trip;
      return { code: codeOf(trip), pack: await buildPack(deps, { tenantId, customerId, bookingId }) };
    }),
  );
  const terms = packs.flatMap(({ code, pack }) =>
    pack.terms.flatMap(({ body }, i) => [
      text(`terms/${code}-${i + 1}.json`, body),
      text(`terms/${code}-${i + 1}.txt`, readable(JSON.parse(body) as AgreedText)),
    ]),
  );
  return { terms, keys: packs[0]?.pack.keys ?? deps.signer.publicKeys };
}

const readable = ({ version, sections }: AgreedText): string =>
  [version, ...sections.map(({ title, lines }) => [title, ...lines].join('\n'))].join('\n\n').concat('\n');
