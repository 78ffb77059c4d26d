// Turns an operator's airport file (OurAirports or airportsdata CSV) into the table the market
// loads besides its own:
//   node tools/import-airports.ts <file.csv> [--out FILE]
// Written to airports.json of the state directory (SOJOURN_STATE_DIR, or .state) unless --out says otherwise.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createGeography } from '@sojourn/geography/geography.ts';
import { parseAirports } from '@sojourn/geography/parse-airports.ts';
import { offerHelp } from './help.ts';

offerHelp(import.meta);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function argumentsOf(): { file: string; out: string } {
  const usage = 'usage: node tools/import-airports.ts <file.csv> [--out FILE]';
  try {
    const { values, positionals } = parseArgs({
      options: { out: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) fail(usage);
    return { file, out: values.out ?? join(process.env.SOJOURN_STATE_DIR ?? '.state', 'airports.json') };
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

const { file, out } = argumentsOf();
try {
  const geography = createGeography();
  const { layout, airports, bad, withoutCode, closed } = parseAirports(readFileSync(file, 'utf8'), geography);
  for (const { line, code, reason } of bad)
    console.warn(`line ${line}${code ? ` (${code})` : ''}: ${reason}`);
  const own = airports.filter(({ code }) => geography.airportByCode(code) !== undefined).length;
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.new`, `${JSON.stringify(airports)}\n`);
  renameSync(`${out}.new`, out);
  console.log(
    `${layout} layout: ${airports.length} airports written to ${out}, ${own} of them also in our table.`,
  );
  console.log(
    `Left out: ${withoutCode} without an IATA code, ${closed} closed, ${bad.length} bad rows named above.`,
  );
} catch (error) {
  fail(`${file}: ${error instanceof Error ? error.message : error}`);
}
