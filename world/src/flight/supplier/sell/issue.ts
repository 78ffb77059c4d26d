/** Issuing tickets: a number for each traveler and slice of a ticket, at once or some time later. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { travelerCount } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { TicketDocument } from '@sojourn/products/flight/sell/supplier.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { type Outcome, ok, rejected, unknown } from '@sojourn/server/suppliers/outcome.ts';
import { documentNumber, ticketPrefix } from '../../inventory/schedule/documents.ts';
import type { FlightMarket } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import {
  lockRecord,
  type MarketOrder,
  type MarketRecord,
  nextDocuments,
  noteOnHold,
  setDocuments,
} from '../store.ts';

const LATE_SECONDS = 7 * 60;

type Issued = Outcome<readonly TicketDocument[], { reason: 'NotConfirmed' | 'ProviderError' }>;

export const documentsOf = ({ orders }: MarketRecord): TicketDocument[] =>
  orders.flatMap(({ state, documents }) => (state === 'confirmed' && documents ? documents : []));

async function issueTicket(tx: Db, record: MarketRecord, order: MarketOrder): Promise<TicketDocument[]> {
  const prefix = ticketPrefix(order.airline);
  if (prefix === null) return [];
  const wanted = order.slices.flatMap((slice) =>
    Array.from({ length: travelerCount(record.passengers) }, (_, traveler) => ({ slice, traveler })),
  );
  const serials = await nextDocuments(tx, wanted.length);
  return wanted.map(({ slice, traveler }, index) => ({
    ticketNo: order.ticketNo,
    traveler,
    slice,
    number: documentNumber(prefix, serials[index]!),
  }));
}

/** Of a locked record that asks for its tickets; undefined while it is too early. */
async function issueIfDue(tx: Db, record: MarketRecord, now: Instant): Promise<TicketDocument[] | undefined> {
  if (record.issuedAt !== null) return documentsOf(record);
  if (record.issueFrom === null || isBefore(now, record.issueFrom)) return undefined;
  // What was canceled while it waited for its tickets gets none
  if (record.orders.every(({ state }) => state !== 'confirmed')) return [];
  const all: TicketDocument[] = [];
  for (const order of record.orders) {
    if (order.state !== 'confirmed') continue;
    const documents = await issueTicket(tx, record, order);
    await setDocuments(tx, record.reference, order.ticketNo, documents);
    all.push(...documents);
  }
  await noteOnHold(tx, record.reference, { issuedAt: now });
  return all;
}

/** What was requested and has become due since is issued when somebody looks. */
export const catchUp = (market: FlightMarket, reference: string): Promise<MarketRecord | undefined> =>
  withTransaction(market.db, async (tx) => {
    const record = await lockRecord(tx, reference);
    if (record?.issueFrom == null || record.issuedAt !== null) return record;
    const issued = await issueIfDue(tx, record, market.now());
    return issued === undefined ? record : lockRecord(tx, reference);
  });

export async function issueTickets(
  market: FlightMarket,
  { reference, now }: { readonly reference: string; readonly now: Instant },
  fault: Fault | undefined,
): Promise<Issued> {
  if (fault === 'refused') return rejected({ reason: 'ProviderError' });
  return withTransaction(market.db, async (tx): Promise<Issued> => {
    const record = await lockRecord(tx, reference);
    const isWhole = record?.orders.every(({ state }) => state === 'confirmed') ?? false;
    if (!record || !isWhole) return rejected({ reason: 'NotConfirmed' });
    const issueFrom = record.issueFrom ?? plusSeconds(now, fault === 'late' ? LATE_SECONDS : 0);
    if (record.issueFrom === null) await noteOnHold(tx, reference, { issueFrom });
    const issued = await issueIfDue(tx, { ...record, issueFrom }, now);
    return issued === undefined ? unknown : ok(issued);
  });
}
