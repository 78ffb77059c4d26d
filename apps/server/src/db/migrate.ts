/** Brings the portal's database up to the newest migration. */
import { migrate } from '@sojourn/postgres/migrate.ts';
import { MIGRATIONS } from './client.ts';

/** Returns the names of the migrations applied now. */
export const migratePortal = (url: string): Promise<string[]> => migrate({ ...MIGRATIONS, url });
