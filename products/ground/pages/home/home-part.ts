import type { HomePart, UpcomingTrip } from '@sojourn/portal/shared/product/home-part.ts';
import type { GroundTripCard } from '#ground/wire/ground-trip.ts';
import { warmRideForm } from '../form/lazy-ride-form.tsx';
import { GroundSearch } from './ground-search.tsx';

/** A ride that is ahead: where to, its day, how many ride. */
const upcomingRide = ({ bookingId, confirmationCode: code, ride }: GroundTripCard): UpcomingTrip => ({
  bookingId,
  code,
  title: `${ride.from.name}, ${ride.to.name}`,
  art: ride.art,
  starts: ride.day,
  ends: ride.day,
  people: ride.party.ages.length,
  state: code === null ? 'pending' : 'confirmed',
});

export const homePart: HomePart<'ground'> = {
  Search: GroundSearch,
  warm: warmRideForm,
  LastSearch: () => null,
  Showcase: null,
  upcoming: upcomingRide,
  pending: 'home.continue.pendingGround',
};
