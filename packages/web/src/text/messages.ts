/** Message ids as types, from the English catalogues; French has the same ids (messages.test.ts). */
import type booking from '#messages/en/booking.json';
import type cards from '#messages/en/cards.json';
import type checkout from '#messages/en/checkout.json';
import type errors from '#messages/en/errors.json';
import type faq from '#messages/en/faq.json';
import type flightForm from '#messages/en/flight-form.json';
import type flightResults from '#messages/en/flight-results.json';
import type flightReview from '#messages/en/flight-review.json';
import type flightStart from '#messages/en/flight-start.json';
import type flights from '#messages/en/flights.json';
import type home from '#messages/en/home.json';
import type maintenance from '#messages/en/maintenance.json';
import type premiumOffers from '#messages/en/premium-offers.json';
import type profile from '#messages/en/profile.json';
import type profileFavorites from '#messages/en/profile-favorites.json';
import type profilePreferences from '#messages/en/profile-preferences.json';
import type profileTravelers from '#messages/en/profile-travelers.json';
import type results from '#messages/en/results.json';
import type search from '#messages/en/search.json';
import type session from '#messages/en/session.json';
import type shell from '#messages/en/shell.json';
import type stay from '#messages/en/stay.json';
import type terms from '#messages/en/terms.json';
import type travelers from '#messages/en/travelers.json';
import type trips from '#messages/en/trips.json';
import type wallet from '#messages/en/wallet.json';

export type MessageId =
  | keyof typeof booking
  | keyof typeof cards
  | keyof typeof checkout
  | keyof typeof errors
  | keyof typeof faq
  | keyof typeof flightForm
  | keyof typeof flightResults
  | keyof typeof flightReview
  | keyof typeof flightStart
  | keyof typeof flights
  | keyof typeof home
  | keyof typeof maintenance
  | keyof typeof premiumOffers
  | keyof typeof profile
  | keyof typeof profileFavorites
  | keyof typeof profilePreferences
  | keyof typeof profileTravelers
  | keyof typeof results
  | keyof typeof search
  | keyof typeof session
  | keyof typeof shell
  | keyof typeof stay
  | keyof typeof terms
  | keyof typeof travelers
  | keyof typeof trips
  | keyof typeof wallet;
