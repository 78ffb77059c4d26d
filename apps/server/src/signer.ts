/**
 * Signatures that show later that a text was this server's: Ed25519 under a key of its own use, drawn from
 * the server's secret. They're checked with the public key alone, without the server.
 */
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import type { SealKeys } from './seal.ts';

type PublicKey = {
  /** Stands before each of its signatures. */
  readonly keyId: string;
  /** The `x` of a JWK: 32 bytes as base64url. */
  readonly x: string;
};
export type Signer = {
  /** `<key id>:<base64url>` */
  readonly sign: (text: string) => string;
  /** Null where it's of a key that the server no longer has. */
  readonly verify: (text: string, signature: string) => boolean | null;
  /** The current one first. */
  readonly publicKeys: readonly PublicKey[];
};

/** What a PKCS #8 file of an Ed25519 key begins with; its 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** `use`: what is signed; signatures of one use are none of another. */
function createSigner(keys: SealKeys, use: string): Signer {
  const current = keyOf(keys.current, use);
  const ring = [current, ...keys.others.map((secret) => keyOf(secret, use))];
  return {
    sign: (text) => `${current.keyId}:${sign(null, Buffer.from(text), current.secret).toString('base64url')}`,
    verify: (text, signature) => {
      const [keyId, value = ''] = signature.split(':');
      const key = ring.find((each) => each.keyId === keyId);
      return key === undefined
        ? null
        : verify(null, Buffer.from(text), key.open, Buffer.from(value, 'base64url'));
    },
    publicKeys: ring.map(({ keyId, x }) => ({ keyId, x })),
  };
}

function keyOf(
  secret: string,
  use: string,
): PublicKey & { readonly secret: KeyObject; readonly open: KeyObject } {
  const draw = (what: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', what, bytes));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, draw(use, 32)]), format: 'der', type: 'pkcs8' });
  const open = createPublicKey(key);
  const { x = '' } = open.export({ format: 'jwk' });
  return { keyId: draw(`${use} key id`, 6).toString('hex'), x, secret: key, open };
}

/** Of links in mail that need no sign-in; what each opens is in the text that's signed. */
export const mailLinkSigner = (keys: SealKeys): Signer => createSigner(keys, 'watch links');

/** Of proofs: heads of chains. */
export const proofSigner = (keys: SealKeys): Signer => createSigner(keys, 'proof signatures');
