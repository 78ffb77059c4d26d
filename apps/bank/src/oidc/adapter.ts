/** Where the protocol keeps its artifacts: PostgreSQL, so that restarts and several processes work. */
import {
  consumeArtifact,
  deleteArtifact,
  deleteGrant,
  findArtifact,
  type Payload,
  type Pool,
  upsertArtifact,
} from '../store.ts';

/** One adapter for each kind of artifact, as oidc-provider asks for them. */
export const adapterOver = (pool: Pool) => (kind: string) => ({
  upsert: (id: string, payload: Payload, expiresIn?: number) =>
    upsertArtifact(pool, { kind, id, payload, expiresIn }),
  find: (id: string) => findArtifact(pool, kind, 'id', id),
  findByUid: (uid: string) => findArtifact(pool, kind, 'uid', uid),
  findByUserCode: (userCode: string) => findArtifact(pool, kind, 'user_code', userCode),
  consume: async (id: string) => void (await consumeArtifact(pool, kind, id)),
  destroy: async (id: string) => void (await deleteArtifact(pool, kind, id)),
  revokeByGrantId: async (grantId: string) => void (await deleteGrant(pool, kind, grantId)),
});
