/** All SQL of the bank. Times are the database's own, so that several processes agree. */
import { first } from '@sojourn/domain/present.ts';
import type { Connection } from '@sojourn/postgres/client.ts';

export type Pool = Connection<object>['pool'];
export type Payload = Record<string, unknown>;

export const isReachable = (pool: Pool) => pool.query('select 1');

export async function upsertArtifact(
  pool: Pool,
  row: { kind: string; id: string; payload: Payload; expiresIn: number | undefined },
): Promise<void> {
  const { grantId = null, uid = null, userCode = null } = row.payload;
  await pool.query(
    `insert into oidc_artifacts (kind, id, payload, grant_id, uid, user_code, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
     on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
       uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
    [row.kind, row.id, JSON.stringify(row.payload), grantId, uid, userCode, row.expiresIn ?? null],
  );
}

/** By its id, or by another of its names. */
export async function findArtifact(
  pool: Pool,
  kind: string,
  by: 'id' | 'uid' | 'user_code',
  value: string,
): Promise<Payload | undefined> {
  const { rows } = await pool.query<{ payload: Payload; consumed: number | null }>(
    `select payload, extract(epoch from consumed_at)::int as consumed from oidc_artifacts
     where kind = $1 and ${by} = $2 and (expires_at is null or expires_at > now())`,
    [kind, value],
  );
  const row = rows[0];
  return row && { ...row.payload, ...(row.consumed === null ? {} : { consumed: row.consumed }) };
}

export const consumeArtifact = (pool: Pool, kind: string, id: string) =>
  pool.query('update oidc_artifacts set consumed_at = now() where kind = $1 and id = $2', [kind, id]);

export const deleteArtifact = (pool: Pool, kind: string, id: string) =>
  pool.query('delete from oidc_artifacts where kind = $1 and id = $2', [kind, id]);

export const deleteGrant = (pool: Pool, kind: string, grantId: string) =>
  pool.query('delete from oidc_artifacts where kind = $1 and grant_id = $2', [kind, grantId]);

export async function sweep(pool: Pool): Promise<void> {
  await pool.query(`delete from oidc_artifacts where expires_at < now() - interval '1 hour'`);
  await pool.query(`delete from failed_attempts where at < now() - interval '1 day'`);
}

/**
 * The sealed keys, newest first; `make` gives one when there is none yet, and processes that start together
 * agree.
 */
export async function signingKeys(
  pool: Pool,
  make: () => { keyId: string; sealed: string },
): Promise<{ keyId: string; sealed: string }[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('bank:signing-keys'))");
    const read = () =>
      client.query<{ keyId: string; sealed: string }>(
        'select key_id as "keyId", sealed from signing_keys order by created_at desc, key_id',
      );
    let { rows } = await read();
    if (rows.length === 0) {
      const { keyId, sealed } = make();
      await client.query('insert into signing_keys (key_id, sealed) values ($1, $2)', [keyId, sealed]);
      ({ rows } = await read());
    }
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Not if another process was faster. */
export const resealSigningKey = (
  pool: Pool,
  { keyId, sealed }: { readonly keyId: string; readonly sealed: string },
  anew: string,
) =>
  pool.query('update signing_keys set sealed = $3 where key_id = $1 and sealed = $2', [keyId, sealed, anew]);

/** Notes an attempt under each name before it is tried; returns their ids. */
export async function noteAttempts(pool: Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into failed_attempts (who) select unnest($1::text[]) returning attempt_id::text as id',
    [names],
  );
  return rows.map(({ id }) => id);
}

/** How many attempts of a name failed, or are being tried, within the minutes. */
export async function countFailures(pool: Pool, who: string, minutes: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from failed_attempts
     where who = $1 and at > now() - make_interval(mins => $2)`,
    [who, minutes],
  );
  return first(rows).count;
}
/** The same within seconds. */
export async function countRecent(pool: Pool, who: string, seconds: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from failed_attempts
     where who = $1 and at > now() - make_interval(secs => $2)`,
    [who, seconds],
  );
  return first(rows).count;
}
/** Attempts that were not tried, or did not fail. */
export const forgetAttempts = (pool: Pool, ids: readonly string[]) =>
  pool.query('delete from failed_attempts where attempt_id = any($1::bigint[])', [ids]);
export const forgetFailures = (pool: Pool, who: string) =>
  pool.query('delete from failed_attempts where who = $1', [who]);
