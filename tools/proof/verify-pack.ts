/**
 * Checks a dispute pack by itself, with nothing but Node's own cryptography: that its texts are those that
 * were hashed, that the hashes are one chain, that nothing is missing at its end, and who signed it.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';

type Anchor = {
  readonly count: number;
  readonly spine: string;
  readonly at: string;
  readonly signature: string;
};
type Key = { readonly keyId: string; readonly x: string };
type PackLink = {
  readonly seq: number;
  readonly body: string | null;
  readonly people: { readonly salt: string; readonly people: unknown } | null;
};
export type Pack = {
  readonly format: string;
  readonly tenantId: string;
  readonly customerId: string;
  readonly bookingId: string;
  readonly hashes: readonly string[];
  readonly links: readonly PackLink[];
  /** Packs from before the texts were stored have none. */
  readonly terms?: readonly { readonly hash: string; readonly body: string }[];
  readonly head: Anchor;
  readonly anchors: readonly Anchor[];
  readonly keys: readonly Key[];
  readonly signature: string;
};
type Facts = {
  readonly type?: string;
  readonly at: string;
  readonly bookingId?: string | null;
  readonly subjectId?: string;
  readonly people?: string | null;
  readonly totalMinor?: number;
  readonly total?: { readonly amountMinor: number; readonly currency: string } | null;
  readonly shown?: { readonly quoteHash?: string; readonly termsHash?: string } | null;
};
type Elsewhere = {
  /** Published keys; without them the pack's own are believed. */
  readonly keys?: readonly Key[];
  /** Of the same chain, from earlier packs or the server's log. */
  readonly anchors?: readonly Anchor[];
};
type Verdict = { readonly problems: readonly string[]; readonly notes: readonly string[] };

const FIRST = '0'.repeat(64);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with sorted keys and no spaces, without what is undefined. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`);
  return `{${parts.join(',')}}`;
}

export function verifyPack(pack: Pack, elsewhere: Elsewhere = {}): Verdict {
  if (pack.format !== 'sojourn-proof-1') return { problems: [`unknown format ${pack.format}`], notes: [] };
  const keys = elsewhere.keys ?? pack.keys;
  const problems = [
    ...checkSignature(pack, keys),
    ...checkSpines(pack, keys, elsewhere.anchors ?? []),
    ...pack.links.flatMap((link) => checkLink(pack, link)),
    ...checkQuotes(pack),
    ...pack.links.flatMap((link) => checkTerms(pack, link)),
  ];
  const notes = pack.links.flatMap((link) => describe(pack, link));
  if (!elsewhere.keys)
    notes.push(`signed by key ${pack.signature.split(':')[0]}: compare it with the published keys`);
  return { problems, notes };
}

function isSigned(text: string, signature: string, keys: readonly Key[]): boolean {
  const [keyId, value = ''] = signature.split(':');
  const key = keys.find((each) => each.keyId === keyId);
  if (!key) return false;
  const open = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.x }, format: 'jwk' });
  return verify(null, Buffer.from(text), open, Buffer.from(value, 'base64url'));
}

function checkSignature({ signature, ...signed }: Pack, keys: readonly Key[]): string[] {
  return isSigned(canonical(signed), signature, keys)
    ? []
    : ['the file was changed, or isn’t signed by a known key'];
}

/** The chain as it was at each anchor must be the beginning of the chain as it is. */
function checkSpines(pack: Pack, keys: readonly Key[], elsewhere: readonly Anchor[]): string[] {
  const { tenantId, customerId, hashes, head } = pack;
  const spines = [FIRST];
  for (const hash of hashes) spines.push(sha256(`${spines.at(-1)} ${hash}`));
  const anchors = [head, ...pack.anchors, ...elsewhere];
  return anchors.flatMap((anchor) => {
    const { count, spine, at, signature } = anchor;
    const text = `sojourn proof ${tenantId} ${customerId} ${count} ${spine} ${at}`;
    if (!isSigned(text, signature, keys)) return [`the anchor of ${at} isn’t signed by a known key`];
    if (count > hashes.length)
      return [`links ${hashes.length + 1} to ${count} are missing: they were there on ${at}`];
    if (anchor === head && count !== hashes.length) return ['the head isn’t the end of the chain'];
    return spines[count] === spine
      ? []
      : [`the chain isn’t the one of ${at}: its first ${count} links were changed`];
  });
}

function checkLink({ hashes }: Pack, { seq, body, people }: PackLink): string[] {
  if (body === null) return [`the text of link ${seq} is missing`];
  if (sha256(body) !== hashes[seq - 1]) return [`link ${seq} was changed`];
  const { previousHash, facts } = JSON.parse(body) as { previousHash: string; facts: Facts };
  if (previousHash !== (hashes[seq - 2] ?? FIRST)) return [`link ${seq} doesn’t follow link ${seq - 1}`];
  const isOfPeople = !people || sha256(people.salt + canonical(people.people)) === facts.people;
  return isOfPeople ? [] : [`the people of link ${seq} aren’t those who accepted`];
}

const factsOf = ({ body }: PackLink): Facts =>
  body === null ? { at: '' } : (JSON.parse(body) as { facts: Facts }).facts;

/** What was booked is what was quoted. */
function checkQuotes({ links, hashes, bookingId }: Pack): string[] {
  return links.flatMap((link) => {
    const { type, shown, total, bookingId: of } = factsOf(link);
    if (type !== undefined && of !== bookingId) return [`link ${link.seq} is about another booking`];
    if (type !== 'booking') return [];
    const quote = links.find(({ seq }) => hashes[seq - 1] === shown?.quoteHash);
    if (!quote) return [`the quote that link ${link.seq} accepted is missing`];
    const isSame = factsOf(quote).totalMinor === total?.amountMinor;
    return isSame ? [] : [`link ${link.seq} accepted another total than was quoted`];
  });
}

/** The terms are those that were agreed to, word for word. */
function checkTerms({ terms = [] }: Pack, link: PackLink): string[] {
  const wanted = factsOf(link).shown?.termsHash;
  if (wanted === undefined) return [];
  const found = terms.find(({ hash }) => hash === wanted);
  if (!found) return [`the terms that link ${link.seq} agreed to are missing`];
  return sha256(found.body) === wanted ? [] : [`the terms that link ${link.seq} agreed to were changed`];
}

function describe({ terms = [] }: Pack, link: PackLink): string[] {
  const { type, at, total, people } = factsOf(link);
  if (!type) return [];
  const amount = total ? `, ${(total.amountMinor / 100).toFixed(2)} ${total.currency}` : '';
  const forgotten = people && !link.people ? ', who it was for was deleted' : '';
  const agreed = terms.find(({ hash }) => hash === factsOf(link).shown?.termsHash);
  const { version, language } = agreed ? (JSON.parse(agreed.body) as Record<string, string>) : {};
  const words = version ? `, under the terms ${version} (${language})` : '';
  return [`link ${link.seq}: ${type} accepted on ${at}${amount}${words}${forgotten}`];
}
