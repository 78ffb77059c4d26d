import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { compose, SEALED } from './compose.ts';

/** RFC 5322, section 3.3: `Mon, 8 Feb 2027 17:00:00 +0000` */
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const RFC_5322 = new RegExp(
  `^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), \\d{1,2} (${MONTHS}) \\d{4} [\\d:]{8} [+-]\\d{4}$`,
);

test('every header reads as RFC 5322 has it, by a parser that is not ours', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...SEALED });
  const mail = compose({
    messageId: 'msg_1@travel.example.com',
    at: '2027-02-08T17:00:00.000Z',
    from: { name: 'Harbor Travel, “à la carte”', address: 'travel@example.com' },
    to: 'maya.okafor@example.com',
    locale: 'fr',
    subject: 'Votre séjour à Lisbonne\r\nBcc: eve@example.com',
    text: 'Bonjour',
    html: '<p>Bonjour</p>',
    calendar: null,
  });
  const { message } = await transport.sendMail(mail);
  const read = await PostalMime.parse(message as Buffer);
  const raw = new Map(read.headers.map(({ key, value }) => [key, value]));
  expect(raw.get('date')).toMatch(RFC_5322);
  expect(read.date).toBe('2027-02-08T17:00:00.000Z');
  expect(read.messageId).toBe('<msg_1@travel.example.com>');
  expect(read.from).toMatchObject({ name: 'Harbor Travel, “à la carte”', address: 'travel@example.com' });
  expect(read.to).toMatchObject([{ address: 'maya.okafor@example.com' }]);
  expect(read.bcc).toBeUndefined();
  expect(read.subject).toBe('Votre séjour à Lisbonne Bcc: eve@example.com');
  expect(raw.get('content-language')).toBe('fr');
  expect(raw.get('auto-submitted')).toBe('auto-generated');
  expect(raw.get('mime-version')).toBe('1.0');
  expect([...raw.keys()].toSorted()).toEqual([
    'auto-submitted',
    'content-language',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
});
