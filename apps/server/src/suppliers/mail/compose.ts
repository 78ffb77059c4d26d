/** A mail as nodemailer takes it. Nothing in it may name a file or an address to be read. */
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './port.ts';

export const SEALED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Header values hold no control characters, so no text begins a header of its own. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

export const compose = (mail: Mail): SendMailOptions => ({
  messageId: `<${oneLine(mail.messageId)}>`,
  // As text, nodemailer would send it as it is: RFC 5322 has its own form
  date: new Date(mail.at),
  from: { name: oneLine(mail.from.name), address: mail.from.address },
  // As an object: a comma in it is no second recipient
  to: { name: '', address: oneLine(mail.to) },
  subject: oneLine(mail.subject),
  text: mail.text,
  html: mail.html,
  headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
  attachments: mail.calendar
    ? [{ ...mail.calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }]
    : [],
  ...SEALED,
});
