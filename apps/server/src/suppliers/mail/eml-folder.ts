/**
 * The mail adapter of a machine without a mail server: each mail is an `.eml` file that mail programs open.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { ok } from '../outcome.ts';
import { compose, SEALED } from './compose.ts';
import { listMails, mailFileName } from './mailbox.ts';
import type { MailPort } from './port.ts';

/** The same message is the same file, however often it is sent. */
export function createEmlFolder(folder: string): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...SEALED });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(compose(mail));
      const name = mailFileName(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // For the mailbox of developers
      await writeWhole(join(folder, `${name}.json`), JSON.stringify(mail));
      await writeWhole(join(folder, `${name}.eml`), message as Buffer);
      return ok(null);
    },
    forget: async (addresses) => {
      const wanted = new Set(addresses.map((address) => address.toLowerCase()));
      for (const { name, to } of await listMails(folder, '', Number.POSITIVE_INFINITY)) {
        if (!wanted.has(to.toLowerCase())) continue;
        for (const type of ['json', 'eml']) await rm(join(folder, `${name}.${type}`), { force: true });
      }
    },
  };
}

/** Whole or not there, also when the process dies. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
