/** Prints a password as a people file keeps it: `node apps/bank/src/hash-password/main.ts 'the password'`. */
import { randomBytes } from 'node:crypto';
import { helpText, wantsHelp } from '@sojourn/domain/settings/help.ts';
import { hashPassword } from '../password.ts';

const HELP = helpText({
  usage: "node apps/bank/src/hash-password/main.ts '<password>'",
  about: 'Prints a password’s hash for the file that BANK_PEOPLE_FILE names.',
});

const [password] = process.argv.slice(2);
if (!password || wantsHelp(process.argv)) {
  console.log(HELP);
  process.exit(password ? 0 : 1);
}
console.log(await hashPassword(password, randomBytes(16)));
