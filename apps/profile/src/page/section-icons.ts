import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';
import { BedDouble, CreditCard, Heart, type LucideIcon, Mail, Plane, UsersRound } from 'lucide-react';

export const SECTION_ICONS: Readonly<Record<ProfileSection, LucideIcon>> = {
  travelers: UsersRound,
  favorites: Heart,
  'hotel-preferences': BedDouble,
  'flight-preferences': Plane,
  'payment-methods': CreditCard,
  'contact-info': Mail,
};
