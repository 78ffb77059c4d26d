/** `npm run proof`: checks a dispute pack offline. */
import { readFileSync } from 'node:fs';
import { helpOf, offerHelp } from './help.ts';
import { type Pack, verifyPack } from './proof/verify-pack.ts';

offerHelp(import.meta);

type Anchor = Pack['head'] & { readonly customerId?: string };

const [command, file, ...options] = process.argv.slice(2);
const optionOf = (name: string): string | undefined => {
  const at = options.indexOf(name);
  return at === -1 ? undefined : options[at + 1];
};
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Heads of earlier packs, or lines of the server's log. */
function readAnchors(path: string, { customerId }: Pack): Anchor[] {
  const text = readFileSync(path, 'utf8');
  if (text.trimStart().startsWith('{\n')) {
    const earlier = JSON.parse(text) as Pack;
    return earlier.customerId === customerId ? [earlier.head, ...earlier.anchors] : [];
  }
  return text
    .split('\n')
    .filter((line) => line.includes('"spine"'))
    .map((line) => JSON.parse(line) as Anchor)
    .filter((anchor) => anchor.customerId === customerId);
}

try {
  if (command !== 'verify' || !file) throw new Error(helpOf('proof'));
  const pack = read(file) as Pack;
  const [keysFile, sinceFile] = [optionOf('--keys'), optionOf('--since')];
  const { problems, notes } = verifyPack(pack, {
    ...(keysFile && { keys: (read(keysFile) as { keys: Pack['keys'] }).keys }),
    ...(sinceFile && { anchors: readAnchors(sinceFile, pack) }),
  });
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `✓ nothing was changed: ${pack.links.length} of ${pack.hashes.length} links, booking ${pack.bookingId}`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
