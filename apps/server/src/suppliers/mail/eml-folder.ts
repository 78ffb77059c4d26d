/**
 * The mail adapter of a machine without a mail server: each mail is an `.eml` file that mail programs open.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { ok } from '../outcome.ts';
import { compose, SEALED } from './compose.ts';
import type { MailPort } from './port.ts';

/** The same message is the same file, however often it is sent. */
export function createEmlFolder(folder: string): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...SEALED });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(compose(mail));
      const name = mail.messageId.replace(/@.*$/, '').replace(/[^\w.-]/g, '_');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${name}.eml`);
      // Whole or not there, also when the process dies
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return ok(null);
    },
  };
}
