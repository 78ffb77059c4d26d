/**
 * Objects of a PDF may be packed into compressed streams, where the names of what they'd run aren't seen
 * from outside. They're unpacked here, within limits; what can't be looked into isn't taken.
 */
import { inflateSync } from 'node:zlib';
import { actsOnOpening } from '@sojourn/domain/support/pdf-opening.ts';
import { namesRunnable, withPlainNames } from '@sojourn/domain/support/read-file.ts';

/** Of all streams together: a few kilobytes can unpack to gigabytes. */
const UNPACKED_MAX = 32 * 1024 * 1024;
const FLATE_ALONE = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![A-Za-z0-9])/;
/** Before the word that begins a stream stands its dictionary, which is short. */
const DICTIONARY = 2_048;

/**
 * Whether everything that's packed into the PDF can be read and runs, opens or sends nothing, now or as it's
 * opened.
 */
export function arePackedObjectsPlain(bytes: Uint8Array, most = UNPACKED_MAX): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  let left = most;
  const objects: string[] = [];
  for (const { index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - DICTIONARY), index);
    const dictionary = withPlainNames(before.slice(before.lastIndexOf(' obj') + 1));
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary)) continue;
    const from = text.indexOf('\n', index) + 1;
    const to = text.indexOf('endstream', from);
    const unpacked = to === -1 ? null : unpack(bytes.subarray(from, to), dictionary, left);
    if (unpacked === null || namesRunnable(unpacked)) return false;
    left -= unpacked.length;
    objects.push(...objectsIn(unpacked, dictionary));
  }
  return !actsOnOpening(withPlainNames([text, ...objects].join('\n')));
}

/** Written as they are outside of a stream: its head says where each begins. */
function objectsIn(unpacked: string, dictionary: string): string[] {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const head = unpacked.slice(0, first).trim().split(/\s+/).map(Number);
  return head.flatMap((number, at) => {
    if (at % 2 === 1) return [];
    const [from, to] = [head[at + 1] ?? 0, head[at + 3]];
    const body = unpacked.slice(first + from, to === undefined ? undefined : first + to);
    return [`${number} 0 obj ${body} endobj`];
  });
}

/** Null for what is packed in another than the usual way, is encrypted, or is more than that many bytes. */
function unpack(packed: Uint8Array, dictionary: string, most: number): string | null {
  if (!/\/Filter/.test(dictionary)) return Buffer.from(packed).toString('latin1');
  const isUsual = FLATE_ALONE.test(dictionary);
  if (!isUsual || /\/(?:Predictor|Crypt)(?![A-Za-z0-9])/.test(dictionary)) return null;
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return null;
  }
}
