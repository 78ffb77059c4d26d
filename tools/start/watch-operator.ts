/** What an operator looks at and does with a tool goes into the audit log, as what agents do at the desk. */
import { randomBytes, randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '../../apps/server/src/db/client.ts';
import { readKeys } from '../../apps/server/src/modules/desk/proofs/store.ts';
import { splitWords } from '../../apps/server/src/modules/platform/audit/split-words.ts';
import { watchDeed } from '../../apps/server/src/modules/platform/audit/watch-deed.ts';
import {
  type AuditDeps,
  type Deed,
  writeEntry,
} from '../../apps/server/src/modules/platform/audit/write-entry.ts';
import { offsetClock } from '../../apps/server/src/modules/platform/lab/offset-clock.ts';
import { identitySeals } from '../../apps/server/src/seal.ts';
import { proofSigner } from '../../apps/server/src/signer.ts';
import { SettingError } from '../../packages/domain/src/settings.ts';
import type { StartSettings } from './settings.ts';
import { openState } from './state.ts';

type Sent = {
  /** Ids and numbers, in the open; any other text is sealed. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** What the operator typed as their reason; sealed. */
  readonly reason: string | null;
};
export type Operator = Pick<AuditDeps, 'clock' | 'random' | 'sealer'> & {
  readonly db: Db;
  /** Before the answer is shown. */
  readonly look: (tenantId: Deed['tenantId'], call: string, sent: Sent) => Promise<void>;
  readonly act: <Answer>(
    tenantId: Deed['tenantId'],
    call: string,
    sent: Sent,
    run: () => Promise<Answer>,
  ) => Promise<Answer>;
};

/** `call`: the tool and its command, as `cases.close`. Refuses a key that isn't the servers'. */
export async function watchOperator(db: Db, { stateDir }: StartSettings): Promise<Operator> {
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const clock = offsetClock(db, { now: () => new Date().toISOString() as Instant });
  await clock.refresh();
  const deps = { db, clock, random, sealer: identitySeals(await requireKeys(db, stateDir), random) };
  const deed = (tenantId: Deed['tenantId'], call: string): Deed => ({
    tenantId,
    agentId: `operator:${userInfo().username}`,
    mode: 'operator',
    sessionId: null,
    call,
    requestId: randomUUID(),
    customerId: null,
  });
  const split = (sent: Sent) => splitWords(sent, new Set());
  return {
    db,
    clock,
    random,
    sealer: deps.sealer,
    look: async (tenantId, call, sent) => {
      await writeEntry(deps, deed(tenantId, call), { step: 'view', result: 'ok' }, split(sent));
    },
    act: (tenantId, call, sent, run) => watchDeed(deps, deed(tenantId, call), split(sent), run),
  };
}

/** What's sealed with another key, nobody could ever open or seal anew. */
async function requireKeys(db: Db, stateDir: string) {
  const current = process.env.SERVER_KEY || openState(stateDir).serverKey;
  const others = (process.env.SERVER_OTHER_KEYS ?? '').split(',').filter((key) => key !== '');
  const [own] = proofSigner({ current, others: [] }).publicKeys;
  const known = await readKeys(db);
  if (known.length > 0 && !known.some(({ keyId }) => keyId === own?.keyId))
    throw new SettingError(
      'SERVER_KEY',
      'no server of this database has this key; the audit log needs theirs',
    );
  return { current, others };
}
