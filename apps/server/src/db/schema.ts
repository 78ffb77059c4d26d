/** Every table of the portal's schema, by the module that owns it. Each module's `tables.ts` declares its rows. */
// biome-ignore lint/complexity/noBannedTypes: the modules' tables are joined here as they come.
export type Database = {};
