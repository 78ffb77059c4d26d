/** Makes one record two, as airlines do before they exchange the tickets of one traveler of several. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { placesLeft } from '@sojourn/products/flight/rules/travelers/part-of-party.ts';
import type { AirlineLocator } from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { copyChanges } from '#orders/changes/store.ts';
import { moveSeats, rewriteParty } from '../part/store.ts';
import { locate } from '../sell/confirm.ts';
import type { Shares } from './share-record.ts';
import { copyRecord, giveSeatsTo, rewriteOrder } from './store.ts';

/** Of a locked record. Returns the locators that the airlines give the new one. */
export async function splitRecord(tx: Db, { going, own, rest }: Shares): Promise<AirlineLocator[]> {
  const { reference } = own;
  await copyRecord(tx, rest.reference, own);
  await copyChanges(tx, rest.reference, reference);
  const locators: AirlineLocator[] = [];
  for (const order of own.orders) {
    const { ticketNo, airline } = order;
    const locator = assertPresent(await locate(tx, reference, order), 'a locator');
    locators.push({ ticketNo, airline, locator });
  }
  const count = going.length + (rest.travelers ?? []).length;
  await giveSeatsTo(tx, rest.reference, reference, going);
  await moveSeats(tx, rest.reference, placesLeft(count, going));
  const { passengers, price, travelers } = rest;
  await rewriteParty(tx, rest.reference, { passengers, price, travelers: travelers ?? [] });
  for (const { ticketNo, terms, flights, documents } of rest.orders)
    await rewriteOrder(tx, rest.reference, ticketNo, { terms, flights, documents });
  return locators;
}
