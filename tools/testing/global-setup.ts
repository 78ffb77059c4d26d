/** Runs once around a vitest run: gives out test databases and takes them all away at the end. */
import { setUpTestServer, TEST_SERVER_VARIABLE } from '../../packages/postgres/src/testing.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const server = await setUpTestServer();
  process.env[TEST_SERVER_VARIABLE] = server.address;
  return server.close;
}
