import {
  Accessibility,
  Bath,
  BellRing,
  BriefcaseBusiness,
  BusFront,
  Clock,
  Coffee,
  ConciergeBell,
  CookingPot,
  Dumbbell,
  Flower2,
  type LucideIcon,
  Martini,
  MoonStar,
  MountainSnow,
  PawPrint,
  PlugZap,
  Snowflake,
  Sparkles,
  SquareParking,
  Sunset,
  Thermometer,
  Umbrella,
  Users,
  Utensils,
  WashingMachine,
  Waves,
  Wifi,
} from 'lucide-react';
import type { Amenity } from '#hotel/rules/stay.ts';
import type { Benefit } from './stay-view.ts';

const ICONS: Readonly<Record<Amenity | Benefit['icon'], LucideIcon>> = {
  restaurant: Utensils,
  freeWifi: Wifi,
  parkingIncluded: SquareParking,
  frontDesk24h: Clock,
  accessible: Accessibility,
  petFriendly: PawPrint,
  pool: Waves,
  gym: Dumbbell,
  spa: Bath,
  bar: Martini,
  airportShuttle: BusFront,
  evCharging: PlugZap,
  familyRooms: Users,
  beachAccess: Umbrella,
  rooftop: Sunset,
  garden: Flower2,
  businessCenter: BriefcaseBusiness,
  laundry: WashingMachine,
  roomService: BellRing,
  airConditioning: Snowflake,
  kitchenette: CookingPot,
  concierge: ConciergeBell,
  sauna: Thermometer,
  skiStorage: MountainSnow,
  breakfast: Coffee,
  fourthNight: MoonStar,
};

/** The picture beside an amenity or benefit; its name stands next to it. */
export function AmenityIcon({ of }: { readonly of: Benefit['icon'] }) {
  const Icon = ICONS[of] ?? Sparkles;
  return <Icon className="icon" aria-hidden="true" />;
}
