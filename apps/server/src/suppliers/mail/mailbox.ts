/** Mail that was written to a folder (`createEmlFolder`), read back for the mailbox of developers. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './port.ts';

export type StoredMail = Mail & { readonly name: string };

export const mailFileName = ({ messageId }: Pick<Mail, 'messageId'>): string =>
  messageId.replace(/@.*$/, '').replace(/[^\w.-]/g, '_');

/** Names as `mailFileName` makes them: no way out of the folder. */
const NAME = /^[\w-][\w.-]*$/;
const FILE = /^(.+)\.json$/;

/** Null when there's none of that name. */
export async function readMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!NAME.test(name)) return null;
  const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => null);
  return text === null ? null : { ...(JSON.parse(text) as Mail), name };
}

/** The newest first, at most `limit` of those to an address that contains `to`. */
export async function listMails(folder: string, to: string, limit: number): Promise<StoredMail[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.flatMap((file) => FILE.exec(file)?.[1] ?? []);
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      writtenMs: (await stat(join(folder, `${name}.json`)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const wanted = to.trim().toLowerCase();
  const found: StoredMail[] = [];
  for (const { name } of aged.toSorted((a, b) => b.writtenMs - a.writtenMs)) {
    if (found.length >= limit) break;
    const mail = await readMail(folder, name);
    if (mail?.to.toLowerCase().includes(wanted)) found.push(mail);
  }
  return found;
}
