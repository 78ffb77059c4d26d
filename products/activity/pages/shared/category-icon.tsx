import {
  Footprints,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  Map as MapIcon,
  Music,
  Palette,
  Sailboat,
  Utensils,
} from 'lucide-react';
import type { ActivityCategory } from '#activity/rules/activity.ts';

const ICONS: Readonly<Record<ActivityCategory, LucideIcon>> = {
  onTheWater: Sailboat,
  foodAndWine: Utensils,
  walksAndTours: Footprints,
  dayTrips: MapIcon,
  museums: Landmark,
  classes: Palette,
  musicAndShows: Music,
};

/** Null: all of them. */
export const categoryIcon = (category: ActivityCategory | null): LucideIcon =>
  category === null ? LayoutGrid : ICONS[category];
