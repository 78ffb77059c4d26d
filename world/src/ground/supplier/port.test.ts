import { assertPresent } from '@sojourn/domain/present.ts';
import {
  AIRPORT,
  CAR,
  departure,
  HOTEL,
  landing,
  rideAsk,
  SHUTTLE,
  testGroundMarket,
} from '@sojourn/products/ground/testing/ground-market.ts';
import { describeGroundSupplier } from '@sojourn/products/ground/testing/supplier-suite.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { afterAll, beforeAll } from 'vitest';
import type { GroundMarketHandle } from './create-ground-market.ts';

let database: TestDatabase;
let market: GroundMarketHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  market = testGroundMarket(database);
});
afterAll(() => database.drop());

const sold = (transferId: string) => () => assertPresent(market.supplierOf(transferId), 'a seller');

describeGroundSupplier('private cars after a landing', {
  supplier: sold(CAR),
  ask: rideAsk(),
  later: landing('2027-04-16T23:10'),
  over: landing('2027-02-08T10:00'),
});
describeGroundSupplier('a shuttle to a flight', {
  supplier: sold(SHUTTLE),
  ask: rideAsk({ transferId: SHUTTLE, from: HOTEL, to: AIRPORT, time: departure('2027-04-19T11:35') }),
  later: departure('2027-04-20T12:35'),
  over: departure('2027-02-08T10:00'),
});
