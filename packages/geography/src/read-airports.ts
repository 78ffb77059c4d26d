/**
 * The operator's imported airports (`node tools/import-airports.ts`), which the market knows beside its own.
 */
import { readFileSync } from 'node:fs';
import type { Airport } from './types.ts';

const isAirport = (row: Partial<Airport> | null): boolean =>
  /^[A-Z0-9]{3}$/.test(row?.code ?? '') &&
  typeof row?.name === 'string' &&
  typeof row.zone === 'string' &&
  Math.abs(row.lat ?? 91) <= 90 &&
  Math.abs(row.lon ?? 181) <= 180;

/** Without a file there are none. Throws with the setting's name when the file cannot be used. */
export function readAirports(file: string | null): readonly Airport[] {
  if (file === null) return [];
  try {
    const rows: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(rows) && rows.every(isAirport)) return rows;
    throw new Error('it holds something else than imported airports; import them again');
  } catch (error) {
    throw new Error(`AIRPORTS_FILE: ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
