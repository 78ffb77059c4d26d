/** `npm run audit`: checks the log of what agents did, or prints its heads to be stored elsewhere. */
import { readFileSync } from 'node:fs';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '../apps/server/src/db/client.ts';
import { anchorText } from '../apps/server/src/modules/platform/audit/anchor.ts';
import { type Anchor, readHeads } from '../apps/server/src/modules/platform/audit/store.ts';
import { verifyAudit } from '../apps/server/src/modules/platform/audit/verify-audit.ts';
import { offsetClock } from '../apps/server/src/modules/platform/lab/offset-clock.ts';
import { proofSigner, type Signer } from '../apps/server/src/signer.ts';
import { helpOf, offerHelp } from './help.ts';
import { openState } from './start/state.ts';
import { asTool, usePortal } from './start/use-portal.ts';

offerHelp(import.meta);

const [command, file] = process.argv.slice(2);
await asTool(async () => {
  if (command === 'verify') return verify(file === undefined ? [] : readAnchorFile(file));
  if (command !== 'anchor' || file !== undefined) throw new Error(helpOf('audit'));
  return usePortal(async (db, _, { stateDir }) => {
    const signer = signerOf(stateDir);
    const at = new Date().toISOString() as Instant;
    for (const head of await readHeads(db)) {
      const anchor = { ...head, at };
      console.log(JSON.stringify({ ...anchor, signature: signer.sign(anchorText(anchor)) }));
    }
  });
});

function signerOf(stateDir: string): Signer {
  const current = process.env.SERVER_KEY || openState(stateDir).serverKey;
  const others = (process.env.SERVER_OTHER_KEYS ?? '').split(',').filter((key) => key !== '');
  return proofSigner({ current, others });
}

/** The product's time, which the lab may have moved. */
async function clockOf(db: Db) {
  const clock = offsetClock(db, { now: () => new Date().toISOString() as Instant });
  await clock.refresh();
  return clock;
}

function verify(elsewhere: readonly Anchor[]): Promise<void> {
  return usePortal(async (db, _, { stateDir }) => {
    const deps = { db, clock: await clockOf(db), signer: signerOf(stateDir) };
    const { rows, problems } = await verifyAudit(deps, elsewhere);
    for (const { tenantId, seq, problem } of problems) console.error(`${tenantId}, row ${seq}: ${problem}`);
    if (problems.length > 0) throw new Error('the audit log was changed');
    console.log(`${rows} rows, none was changed`);
  });
}

/** Lines of JSON: what `anchor` printed, or the server's log, of which everything else is passed over. */
function readAnchorFile(path: string): Anchor[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (!line.includes('"signature"')) return [];
      const { tenantId, seq, hash, at, signature } = JSON.parse(line) as Anchor;
      return typeof seq === 'number' ? [{ tenantId, seq, hash, at, signature }] : [];
    });
}
