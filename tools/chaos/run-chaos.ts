/** One run: customers buy while the product is sabotaged; then all comes to rest and is compared. */
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { MACHINES } from '../../apps/server/src/main/capabilities.ts';
import { checkLedger } from '../../apps/server/src/modules/money/ledger/check-ledger.ts';
import { withClient } from '../../packages/postgres/src/databases.ts';
import { endRequests, endTimeOf } from './approvals/end-requests.ts';
import { keepRequesting } from './approvals/keep-requesting.ts';
import { keepBuying } from './buyer.ts';
import { crashInCycles } from './crash-cycles.ts';
import { APPROVING, BUYING, type Customer, REQUESTING, signInEverybody } from './customers.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { findFlights } from './flights.ts';
import { injectFaults } from './inject-faults.ts';
import { chanceOf } from './random.ts';
import { type ChaosRecord, count, listed, newRecord, noteAnswer } from './record.ts';
import { checkRecords, checkTicketing } from './records/check-records.ts';
import type { ChaosSettings } from './settings.ts';
import { findStays } from './stays.ts';
import { awaitLateTickets, haveTicketsIssued, waitUntilIdle } from './wait-until-idle.ts';

type ChaosResult = {
  /** How many were begun, by kind */
  readonly sagas: ReadonlyMap<string, number>;
  readonly deaths: number;
  readonly acts: ReadonlyMap<string, number>;
  readonly observed: ChaosRecord;
  /** Commits whose answers were kept from the server */
  readonly lostCommits: number;
  readonly violations: readonly string[];
};

/** `stateDir`: an empty folder that the database's user may enter. */
export async function runChaos(stateDir: string, settings: ChaosSettings): Promise<ChaosResult> {
  const { log, seed } = settings;
  const fleet = await startFleet(stateDir);
  try {
    const observed = newRecord();
    let isOver = false;
    let giveUp = false;
    const at = { port: fleet.entrance.port, issuer: fleet.issuer, giveUp: () => giveUp };
    const customers = await signInEverybody(at, observed);
    const [stays, flights, luxury] = await Promise.all([
      findStays(customers[0]!, settings.dates),
      findFlights(customers[1]!, settings.dates),
      findStays(customers[REQUESTING]!, settings.dates, { stars: [5] }),
    ]);
    const sold = { stays, flights: flights.trips, lastSeats: flights.lastSeats };
    const wares = `${stays.length} rates and ${flights.trips.length} trips by air`;
    log(`seed ${seed}: ${settings.buyers} buyers, ${wares}, ${fleet.servers.length} servers`);
    const requesting = {
      customer: customers[REQUESTING]!,
      approver: customers[APPROVING]!,
      observed,
      ...sold,
      luxury,
      endTime: endTimeOf(fleet),
    };
    const buying = Promise.all([
      ...Array.from({ length: settings.buyers }, (_, i) => {
        const customer = customers[i % BUYING]!;
        return keepBuying({ customer, chance: chanceOf(seed + 1 + i), observed, ...sold }, () => isOver);
      }),
      ...chancesOf(settings).map((chance) => keepRequesting({ ...requesting, chance }, () => isOver)),
    ]);
    // An error in a buyer ends the run at once
    const failed = buying.then(() => new Promise<never>(() => undefined));
    const disturb = settings.databaseCycles > 0 ? crashInCycles : injectFaults;
    const acts = await Promise.race([disturb(fleet, settings, observed), failed]);
    isOver = true;
    log(`coming to rest after ${listed(acts)}`);
    await Promise.race([waitUntilIdle(fleet), failed]);
    giveUp = true;
    await buying;
    await askOpen(customers, observed);
    // From here on everything is answered, however slow the machine is
    giveUp = false;
    observed.counts.set('requests ended by time', await endRequests(fleet));
    // Somebody may have asked while all was still, or just now
    await waitUntilIdle(fleet);
    observed.wrong.push(...(await checkTicketing(fleet.database.url)));
    observed.counts.set('tickets refused', await haveTicketsIssued(fleet));
    observed.counts.set('tickets late', await awaitLateTickets(fleet, customers[0]!));
    await waitUntilIdle(fleet);
    const violations = [
      ...observed.wrong,
      ...(await checkRecords(fleet.database.url, observed, flights.seatsLeft)),
      ...(await checkPortalLedger(fleet)),
      ...(await askAgain(customers, observed, seed)),
    ];
    return {
      sagas: await countSagas(fleet),
      deaths: fleet.deaths(),
      lostCommits: fleet.line.swallowed(),
      acts,
      observed,
      violations,
    };
  } finally {
    await fleet.stop();
  }
}

/** One who sends requests to every four buyers. */
const chancesOf = ({ buyers, seed }: ChaosSettings) =>
  Array.from({ length: Math.ceil(buyers / 4) }, (_, i) => chanceOf(seed - i));

async function countSagas(fleet: Fleet): Promise<ReadonlyMap<string, number>> {
  const { rows } = await withClient(fleet.database.url('portal'), (client) =>
    client.query<{ kind: string; count: number }>(
      'select kind, count(*)::int as count from portal.sagas group by 1',
    ),
  );
  return new Map(rows.map(({ kind, count: times }) => [kind, times]));
}

async function checkPortalLedger(fleet: Fleet): Promise<string[]> {
  const { db, close } = connectPortal({ url: fleet.database.url('portal'), poolSize: 1 });
  try {
    return (await checkLedger(db, MACHINES)).map((violation) => JSON.stringify(violation));
  } finally {
    await close();
  }
}

/** What had no answer has one now, unless its key is still kept for a process that died lately. */
async function askOpen(customers: readonly Customer[], observed: ChaosRecord): Promise<void> {
  for (const keyed of observed.open) {
    const { name, who, parts, key } = keyed;
    const answer = await customers[who]!.call(name, parts, { key }).catch(() => null);
    const { result = 'no answer' } = (answer?.body ?? {}) as { result?: string };
    count(observed.counts, `${name} asked late: ${result}`);
    if (answer?.status === 200) noteAnswer(observed, keyed, answer.text);
  }
}

/** The same key gives the same answer, long after. */
async function askAgain(
  customers: readonly Customer[],
  observed: ChaosRecord,
  seed: number,
): Promise<string[]> {
  const chance = chanceOf(seed);
  const some =
    observed.answered.length > 200 ? observed.answered.filter(() => chance.perCent(25)) : observed.answered;
  const wrong: string[] = [];
  for (const { name, who, parts, key, body } of some) {
    const again = await customers[who]!.call(name, parts, { key });
    if (again.text !== body) wrong.push(`${name} ${key} was answered ${body}, and again ${again.text}`);
  }
  return wrong;
}
