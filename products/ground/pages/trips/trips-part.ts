import type { TripGlance, TripsPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import type { Locale } from '@sojourn/ui/formats.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { CarTaxiFront } from 'lucide-react';
import { pickUpText, rideTitle } from '#ground/pages/shared/ride-words.ts';
import type { GroundTripCard } from '#ground/wire/ground-trip.ts';
import { RideListCard, RideNextTrip } from './ride-cards.tsx';

const glanceOfRide = ({ ride }: GroundTripCard, locale: Locale): TripGlance => ({
  mark: null,
  art: ride.art,
  icon: CarTaxiFront,
  title: rideTitle(ride),
  text: textRef('ground.glance', { when: pickUpText(ride, locale) }),
  moments: [
    {
      ...ride.pickUp,
      was: null,
      icon: CarTaxiFront,
      title: rideTitle(ride),
      text: textRef('ground.glance', { when: ride.meeting.words }),
    },
  ],
});

export const tripsPart: TripsPart<'ground'> = {
  ListCard: RideListCard,
  Next: RideNextTrip,
  glance: glanceOfRide,
  changeTo: (fix) =>
    fix.kind === 'moveStart' ? { to: `/trips/${fix.bookingId}/ride`, search: { at: fix.to } } : null,
  watch: null,
};
