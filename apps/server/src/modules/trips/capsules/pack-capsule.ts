/**
 * A trip capsule: files in one archive, with the hash of each in a manifest that's signed. It's checked
 * offline by `npm run capsule`. Pure but for the signature.
 */
import { createHash } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import { zipSync } from 'fflate';
import type { StoredKey } from '#modules/desk/proofs/store.ts';
import type { Signer } from '#signer.ts';

const FORMAT = 'sojourn-capsule-1';
export type CapsuleFile = { readonly path: string; readonly bytes: Uint8Array };
type About = {
  readonly tenantId: string;
  readonly bookingIds: readonly string[];
  readonly locale: 'en' | 'fr';
  readonly madeAt: Instant;
  /** Compare them with those that the portal publishes. */
  readonly keys: readonly StoredKey[];
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
/** Its own words keep a capsule's signature from being one of a proof, which the same key signs. */
const signedText = (manifest: Uint8Array): string => `sojourn capsule ${sha256(manifest)}`;

export function packCapsule(
  signer: Pick<Signer, 'sign'>,
  about: About,
  files: readonly CapsuleFile[],
): Uint8Array<ArrayBuffer> {
  const listed = files.map(({ path, bytes }) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
  const manifest = Buffer.from(`${JSON.stringify({ format: FORMAT, ...about, files: listed }, null, 2)}\n`);
  const signature = Buffer.from(`${signer.sign(signedText(manifest))}\n`);
  const all: readonly CapsuleFile[] = [
    { path: 'manifest.json', bytes: manifest },
    { path: 'manifest.sig', bytes: signature },
    ...files,
  ];
  const entries = all.map(({ path, bytes }) => [path, new Uint8Array(bytes)] as const);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: about.madeAt });
}
