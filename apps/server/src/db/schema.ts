/**
 * Every table of the portal's schema, by the module that owns it. Each module's `tables.ts` declares its
 * rows.
 */
import type { HttpTables } from '../http/tables.ts';
import type { LabTables } from '../modules/lab/tables.ts';
import type { ProfileTables } from '../modules/profile/tables.ts';
import type { SessionTables } from '../modules/sessions/tables.ts';
import type { TrackingTables } from '../modules/tracking/tables.ts';
import type { WishlistTables } from '../modules/wishlists/tables.ts';

export type Database = HttpTables &
  LabTables &
  ProfileTables &
  SessionTables &
  TrackingTables &
  WishlistTables;
