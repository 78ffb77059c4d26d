/**
 * Checks a trip capsule by itself, without a server: that its manifest is signed, that every file is the one
 * that was signed, and that none is missing or was added.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { unzipSync } from 'fflate';

type Key = { readonly keyId: string; readonly x: string };
type Manifest = {
  readonly format: string;
  readonly bookingIds: readonly string[];
  readonly madeAt: string;
  readonly keys: readonly Key[];
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
};
type Verdict = { readonly problems: readonly string[]; readonly notes: readonly string[] };

const FORMAT = 'sojourn-capsule-1';
const MANIFEST = 'manifest.json';
const SIGNATURE = 'manifest.sig';
/** A capsule of twenty bookings has less than a tenth of it. */
const BYTES_MAX = 200_000_000;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const failed = (problem: string): Verdict => ({ problems: [problem], notes: [] });

/** `published`: the portal's keys; without them the capsule's own are believed. */
export function verifyCapsule(archive: Uint8Array, published?: readonly Key[]): Verdict {
  const opened = open(archive);
  if ('problem' in opened) return failed(opened.problem);
  const { files, twice } = opened;
  const [manifestBytes, signatureBytes] = [files.get(MANIFEST), files.get(SIGNATURE)];
  if (!manifestBytes) return failed(`${MANIFEST} is missing`);
  if (!signatureBytes) return failed(`${SIGNATURE} is missing`);
  const manifest = parse(manifestBytes);
  if (!manifest) return failed(`${MANIFEST} isn’t one of a trip capsule`);
  const signature = Buffer.from(signatureBytes).toString('utf8').trim();
  const [keyId = ''] = signature.split(':');
  const notes = [`made on ${manifest.madeAt} for ${manifest.bookingIds.join(', ')}`];
  if (!published) notes.push(`signed by key ${keyId}: compare it with the published keys`);
  return {
    problems: [
      ...twice.map((path) => `${path} is in it twice`),
      ...checkSignature(manifestBytes, signature, published ?? manifest.keys),
      ...checkFiles(manifest, files),
    ],
    notes,
  };
}

type Opened =
  | { readonly problem: string }
  | { readonly files: ReadonlyMap<string, Uint8Array>; readonly twice: readonly string[] };

function open(archive: Uint8Array): Opened {
  const [seen, twice] = [new Set<string>(), [] as string[]];
  let bytes = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (seen.has(name)) twice.push(name);
        seen.add(name);
        bytes += originalSize;
        return bytes <= BYTES_MAX;
      },
    });
    if (bytes > BYTES_MAX) return { problem: 'the archive is too large to be a trip capsule' };
    return { files: new Map(Object.entries(files)), twice };
  } catch {
    return { problem: 'the file isn’t an archive, or is incomplete' };
  }
}

function parse(bytes: Uint8Array): Manifest | null {
  try {
    const manifest = JSON.parse(Buffer.from(bytes).toString('utf8')) as Manifest;
    const isWhole = [manifest.files, manifest.keys, manifest.bookingIds].every(Array.isArray);
    return manifest.format === FORMAT && isWhole ? manifest : null;
  } catch {
    return null;
  }
}

function checkSignature(manifest: Uint8Array, signature: string, keys: readonly Key[]): string[] {
  const [keyId = '', value = ''] = signature.split(':');
  const key = keys.find((each) => each.keyId === keyId);
  if (!key) return [`${MANIFEST} is signed by ${keyId || 'nobody'}, which isn’t a known key`];
  const text = Buffer.from(`sojourn capsule ${sha256(manifest)}`);
  return isSigned(text, key, value) ? [] : [`${MANIFEST} was changed: its signature doesn’t fit it`];
}

function isSigned(text: Uint8Array, { x }: Key, signature: string): boolean {
  try {
    const open = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, text, open, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

function checkFiles({ files }: Manifest, found: ReadonlyMap<string, Uint8Array>): string[] {
  const listed = new Set([MANIFEST, SIGNATURE, ...files.map(({ path }) => path)]);
  return [
    ...files.flatMap(({ path, sha256: wanted }) => {
      const bytes = found.get(path);
      if (!bytes) return [`${path} is missing`];
      return sha256(bytes) === wanted ? [] : [`${path} was changed`];
    }),
    ...[...found.keys()].filter((path) => !listed.has(path)).map((path) => `${path} was added`),
  ];
}
