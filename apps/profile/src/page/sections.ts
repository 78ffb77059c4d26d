/** What each section loads when it is opened: its code and, beside it, its texts. */
import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';
import { type LazyPart, lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages, type MessageChunk } from '@sojourn/web/text/locale.tsx';
import type { ComponentType } from 'react';

/** The component under its name, once its texts are there too. */
const part = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  ...chunks: readonly MessageChunk[]
): LazyPart<object> =>
  lazyPart(async () => {
    const [module] = await Promise.all([load(), loadMessages(...chunks)]);
    return { default: module[name] };
  });

export const SECTION_PARTS: Readonly<Record<ProfileSection, LazyPart<object>>> = {
  travelers: part(
    () => import('../sections/travelers/travelers-section.tsx'),
    'TravelersSection',
    'profile-travelers',
    'travelers',
    'errors',
  ),
  favorites: part(
    () => import('../sections/favorites/favorites-section.tsx'),
    'FavoritesSection',
    'profile-favorites',
    'booking',
    'hotel-results',
    'errors',
  ),
  'hotel-preferences': part(
    () => import('../sections/hotel-preferences/hotel-preferences-section.tsx'),
    'HotelPreferencesSection',
    'profile-preferences',
    'errors',
  ),
  'flight-preferences': part(
    () => import('../sections/flight-preferences/flight-preferences-section.tsx'),
    'FlightPreferencesSection',
    'profile-preferences',
    'flights',
    'errors',
  ),
  'payment-methods': part(
    () => import('../sections/payment-methods/payment-methods-section.tsx'),
    'PaymentMethodsSection',
    'cards',
    'errors',
  ),
  'contact-info': part(
    () => import('../sections/contact-info/contact-info-section.tsx'),
    'ContactInfoSection',
    'profile-data',
    'errors',
  ),
};
