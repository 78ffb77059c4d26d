/** What's sold, from the port's words to the contract's. */
import { freeUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { WireActivityListing, WireActivityPrice } from '../wire/activities.ts';
import type { ActivitySummary as WireSummary } from '../wire/activity-checkout.ts';
import type { ActivityListing } from './port/content-port.ts';
import type { ActivitySummary, ActivityTotal, SoldTimes } from './port/price-port.ts';
import type { ActivityQuoteOffer } from './sale.ts';
import { momentIn } from './times-of-activity.ts';

export const viewListing = (listing: ActivityListing): WireActivityListing => ({
  activityId: listing.activityId,
  name: listing.name,
  operator: listing.operator,
  category: listing.category,
  city: listing.city,
  cityPlaceId: listing.cityPlaceId,
  countryCode: listing.countryCode,
  zone: listing.zone,
  neighborhood: listing.neighborhood,
  position: listing.position,
  art: listing.art,
  minutes: listing.minutes,
  availability: listing.availability,
  languages: [...listing.languages],
  goodFor: [...listing.goodFor],
  rating: listing.rating,
  confirmation: listing.confirmation,
  pickup: listing.pickup,
  groupSize: listing.groupSize,
  isPrivate: listing.isPrivate,
  needsWeather: listing.needsWeather,
});

const viewPrice = (price: ActivityTotal): WireActivityPrice => {
  const amount = (minor: number) => money(minor, price.currency);
  return {
    lines: price.lines.map(({ unitId, kind, count, amountMinor }) => ({
      unitId,
      kind,
      count,
      amount: amount(amountMinor),
    })),
    group:
      price.groups === 0
        ? null
        : { count: price.groups, people: price.groupPeople, amount: amount(price.groupMinor) },
    offer: amount(price.offerMinor),
    taxes: amount(price.taxMinor),
    total: amount(price.totalMinor),
  };
};

export const viewSlot = (times: SoldTimes): WireSummary['slot'] =>
  times.kind === 'openDated'
    ? null
    : {
        slotId: times.slotId,
        date: times.date,
        startsAtLocal: times.startsAtLocal,
        endsAtLocal: times.endsAtLocal,
        startsAt: times.startsAt,
        endsAt: times.endsAt,
        allDay: times.allDay,
        offset: times.shownOffset,
      };

export const viewUnits = ({ units }: Pick<ActivitySummary, 'units'>): WireSummary['units'] =>
  units.map(({ unitId, kind, places, count }) => ({ unitId, kind, places, count }));

/** `now`: what's free is free from then on. */
export function viewSummary(offer: ActivityQuoteOffer, now: Instant): WireSummary {
  const { summary, cancellation, price } = offer;
  const { times, zone, minimumGroup, minimumDecidedAt } = summary;
  const free = freeUntil(cancellation, price.total.amountMinor, now);
  return {
    activity: viewListing(summary),
    optionId: summary.optionId,
    option: summary.optionKind,
    slot: viewSlot(times),
    validUntil: times.kind === 'openDated' ? { at: times.validUntil, local: times.validUntilLocal } : null,
    units: viewUnits(summary),
    people: summary.people,
    price: viewPrice(summary.price),
    languages: [...summary.optionLanguages],
    questions: (summary.questions ?? []).map((each) => ({ ...each, choices: [...each.choices] })),
    meetingPoint: summary.meetingPoint,
    bring: [...summary.bring],
    operator: summary.operatorContact,
    delivery: summary.delivery,
    isConfirmedAtOnce: summary.isConfirmedAtOnce,
    pickupPlaces: summary.pickupPlaces.map((place) => ({ ...place })),
    freeUntil: free && momentIn(free, zone),
    minimumGroup:
      minimumGroup && minimumDecidedAt
        ? { people: minimumGroup.people, decidedAt: momentIn(minimumDecidedAt, zone) }
        : null,
  };
}
