/** `npm run capsule`: checks a trip capsule offline. */
import { readFileSync } from 'node:fs';
import { verifyCapsule } from './capsule/verify-capsule.ts';
import { helpOf, offerHelp } from './help.ts';

offerHelp(import.meta);

type Published = { readonly keys: NonNullable<Parameters<typeof verifyCapsule>[1]> };

const [command, file, option, keysFile] = process.argv.slice(2);
try {
  if (command !== 'verify' || !file || (option !== undefined && (option !== '--keys' || !keysFile)))
    throw new Error(helpOf('capsule'));
  const published = keysFile && (JSON.parse(readFileSync(keysFile, 'utf8')) as Published).keys;
  const { problems, notes } = verifyCapsule(readFileSync(file), published || undefined);
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('✓ nothing was changed');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
