/**
 * How often cards may be tried (reliability, security; A §3 `ExcessiveUserActivity`): nobody may find out
 * here which numbers are good. Counted in the database, so that the limits hold over all processes.
 */
import type { Actor, Effects, RequestContext } from '#context.ts';
import { countTry, readTries, takeBackTry } from './store.ts';

const HOUR = 3_600;
const DAY = 86_400;
type Limit = { readonly name: string; readonly tries: number; readonly windowSeconds: number };

/** `begun`: the fields were asked for; `sent`: a card was given; `failed`: it was refused. */
export const VELOCITY = {
  customer: {
    begun: { name: 'begun', tries: 30, windowSeconds: HOUR },
    sent: { name: 'sent', tries: 15, windowSeconds: HOUR },
    failed: { name: 'failed', tries: 5, windowSeconds: HOUR },
  },
  address: {
    begun: { name: 'begun', tries: 120, windowSeconds: HOUR },
    sent: { name: 'sent', tries: 60, windowSeconds: HOUR },
    failed: { name: 'failed', tries: 20, windowSeconds: HOUR },
  },
  card: {
    sent: { name: 'sent', tries: 10, windowSeconds: DAY },
    failed: { name: 'failed', tries: 4, windowSeconds: DAY },
  },
} as const satisfies Record<string, Record<string, Limit>>;

/** Windows that began before this many seconds ago count for nothing. */
export const VELOCITY_RETENTION_SECONDS = DAY;

type Deps = Pick<Effects, 'db' | 'clock'>;
export type Trier = { readonly actor: Actor; readonly context: RequestContext };
type Bucket = { readonly bucket: string; readonly limit: Limit };

const at = (by: string, limit: Limit): Bucket => ({ bucket: `${limit.name}:${by}`, limit });
const customerOf = ({ actor }: Trier) => `customer:${actor.tenantId}:${actor.customerId}`;
const addressOf = ({ context }: Trier) => `address:${context.address}`;

async function count({ db, clock }: Deps, buckets: readonly Bucket[]): Promise<boolean> {
  const now = clock.now();
  let isTooMany = false;
  for (const { bucket, limit } of buckets) {
    const hits = await countTry(db, bucket, limit.windowSeconds, now);
    isTooMany ||= hits > limit.tries;
  }
  return isTooMany;
}

async function isUsedUp({ db, clock }: Deps, buckets: readonly Bucket[]): Promise<boolean> {
  for (const { bucket, limit } of buckets) {
    if ((await readTries(db, bucket, limit.windowSeconds, clock.now())) >= limit.tries) return true;
  }
  return false;
}

const failedOf = (by: Trier): Bucket[] => [
  at(customerOf(by), VELOCITY.customer.failed),
  at(addressOf(by), VELOCITY.address.failed),
];

/** True when the person or the address has begun too often, or failed too often before. */
export const isBeginningTooMany = async (deps: Deps, by: Trier): Promise<boolean> =>
  (await isUsedUp(deps, failedOf(by))) ||
  count(deps, [at(customerOf(by), VELOCITY.customer.begun), at(addressOf(by), VELOCITY.address.begun)]);

/** `failed`: the card was refused, by us or by the processor. */
type Tried<V> = { readonly failed: boolean; readonly value: V };

/**
 * What `judge` says of a card that was given, unless it is one too many of the person, the address or the
 * card. It counts as failed from before it is judged until it is known to be good, so that of many at once no
 * more are judged than one after another; after a crash it stays counted.
 */
export async function judgeInTurn<V>(
  deps: Deps,
  by: Trier,
  fingerprint: string,
  judge: () => Promise<Tried<V>>,
): Promise<V | 'TooMany'> {
  const card = `card:${fingerprint}`;
  const sent = await count(deps, [
    at(customerOf(by), VELOCITY.customer.sent),
    at(addressOf(by), VELOCITY.address.sent),
    at(card, VELOCITY.card.sent),
  ]);
  if (sent) return 'TooMany';
  const buckets = [...failedOf(by), at(card, VELOCITY.card.failed)];
  const began = deps.clock.now();
  const isUp = await count(deps, buckets);
  let failed = false;
  try {
    if (isUp) return 'TooMany';
    const tried = await judge();
    ({ failed } = tried);
    return tried.value;
  } finally {
    if (!failed) for (const { bucket } of buckets) await takeBackTry(deps.db, bucket, began);
  }
}
