import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';
import { useFavoriteIds } from '@sojourn/products/hotel/parts/favorites/use-favorites.ts';
import { usePaymentMethods } from '@sojourn/web/cards/use-payment-methods.ts';
import { flightPreferencesQuery, hotelPreferencesQuery } from '@sojourn/web/preferences/use-preferences.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { useQuery } from '@tanstack/react-query';
import { contactDetailsQuery } from '#sections/contact-info/contact-details-query.ts';
import { flightFact, hotelFact } from './section-facts-view.ts';

/** A summary of a section once loaded; the line reserves its space before. */
export function SectionFact({ section }: { readonly section: ProfileSection }) {
  const Fact = FACTS[section];
  return (
    <span className="small text-2 profile__list-fact">
      <Fact />
    </span>
  );
}

const FACTS: Readonly<Record<ProfileSection, () => string | undefined>> = {
  travelers: function Travelers() {
    const t = useText();
    const { travelers, state } = useSavedTravelers('everybody');
    return state === 'there' ? t('profile.fact.travelers', { count: travelers.length }) : undefined;
  },
  favorites: function Favorites() {
    const t = useText();
    const stays = useFavoriteIds();
    return stays && t('profile.fact.stays', { count: stays.size });
  },
  'hotel-preferences': function HotelPreferences() {
    const words = { t: useText(), locale: useLocale() };
    const { data } = useQuery(hotelPreferencesQuery);
    return data && hotelFact(data, words);
  },
  'flight-preferences': function FlightPreferences() {
    const t = useText();
    const { data } = useQuery(flightPreferencesQuery);
    return data && flightFact(data, { t });
  },
  'payment-methods': function PaymentMethods() {
    const t = useText();
    const { data } = usePaymentMethods();
    return data && t('profile.fact.cards', { count: data.length });
  },
  'contact-info': function ContactInfo() {
    const { data } = useQuery(contactDetailsQuery);
    return data && (data.emailAddress || data.phoneNumber || undefined);
  },
};
