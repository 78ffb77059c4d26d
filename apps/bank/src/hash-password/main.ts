/** Prints a password as a people file keeps it: `node apps/bank/src/hash-password/main.ts 'the password'`. */
import { randomBytes } from 'node:crypto';
import { hashPassword } from '../password.ts';

const [password] = process.argv.slice(2);
if (!password) {
  console.error('hash-password: name the password');
  process.exit(1);
}
console.log(await hashPassword(password, randomBytes(16)));
