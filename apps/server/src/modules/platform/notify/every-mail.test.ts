/** Every mail in both languages: whole, and set as each language sets its text. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { BROKEN } from '@sojourn/products/testing/conformance/mails.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#main/capabilities.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { type MessageContent, messageIdOf } from './messages.ts';
import { SAMPLES } from './testing/sample-messages.ts';
import type { Sample } from './testing/sample-trip-messages.ts';
import { writeMail } from './write-mail.ts';

const [consumer, business] = TEST_TENANTS;
function mailOf({ content, trip }: Sample, locale: 'en' | 'fr', tenant = consumer) {
  // A host's mail says itself which language is theirs
  const message = { ...content, locale } as unknown as MessageContent;
  return writeMail(
    { products: testProducts, messages: MESSAGES },
    {
      tenantId: 'consumer',
      customerId: 'cus_1' as CustomerId,
      messageId: messageIdOf(message),
      told: message,
      createdAt: '2027-02-08T15:00:00.000Z' as Instant,
    },
    {
      tenant: tenant!,
      origin: 'https://travel.example',
      fromAddress: 'no-reply@travel.example',
      person: { email: 'maya.okafor@example.com', locale },
      trip,
    },
  )!;
}
/** Subject, text and page of a sample in one language. */
const partsOf = (sample: Sample, locale: 'en' | 'fr'): string[] => {
  const { subject, text, html } = mailOf(sample, locale);
  return [subject, text, html.replace(/style="[^"]*"|<head>[\s\S]*<\/head>/g, '')];
};
/** A French sign that could begin or end a line, and an apostrophe of a typewriter. */
const LOOSE = /(?:^|[^\u00a0\u202f\d])[;:?!](?=\s|$)|[^\u00a0\u202f]»|«[^\u00a0\u202f]/m;
const PLAIN_QUOTE = /\w'\w/;

test('every kind that’s registered is among the samples', () => {
  const kinds = new Set(SAMPLES.map(({ content }) => content.kind));
  expect([...MESSAGES.keys()].filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('links to the admin site say that its mail was where they were followed (A §2.1)', () => {
  const links = SAMPLES.flatMap(
    (sample) => mailOf(sample, 'en', business).text.match(/https?:\/\/admin\.\S+/g) ?? [],
  );
  expect([...new Set(links)].toSorted()).toEqual([
    'https://admin.business.localhost/setup?referrer_source=admin_portal',
    'https://admin.business.localhost/travelers?referrer_source=admin_portal',
  ]);
});

test('mail about a delay says when the flight lands, what comes back and by when', () => {
  const delays = SAMPLES.filter(({ content }) => content.kind === 'flightDisrupted');
  const sample = delays.find(({ content }) => content.action === 'Rebook' && content.type === 'Delayed');
  const { text } = mailOf(sample!, 'en');
  expect(text).toContain('Lands Apr 15, 2027, 10:50 AM instead of Apr 15, 2027, 8:05 AM');
  expect(text).toContain('The base fare for all travelers is $');
  expect(text).toContain('Decide by Apr 16, 2027, 9:30 AM');
});

test('mail about an offer says what it is, what it comes to and until when it’s open', () => {
  const texts = SAMPLES.filter(({ content }) => content.kind === 'caseProposed' && content.offer).map(
    (sample) => mailOf(sample, 'en').text,
  );
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).toMatch(/Answer by.*Wed, Feb 10, 5:00 PM/s);
  expect(texts[0]).toMatch(/Travel credit[\s\S]*You’ll get[\s\S]*\$40\.00/);
  expect(texts[3]).toMatch(/Change your trip[\s\S]*You pay[\s\S]*\$25\.00/);
});

test('mail that promises a frozen price says up to what rise, in both languages', () => {
  const samples = SAMPLES.filter(({ content }) =>
    ['freezeBought', 'freezeReminder'].includes(content.kind as string),
  );
  expect(samples.length).toBeGreaterThan(1);
  for (const sample of samples) {
    expect(mailOf(sample, 'en').text).toContain('up to $500');
    expect(mailOf(sample, 'fr').text).toMatch(/jusqu’à 500,00\s\$/);
  }
});

describe.each(SAMPLES.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
  test('is whole in both languages, and says what happened in its subject', () => {
    const [english, french] = [partsOf(sample, 'en'), partsOf(sample, 'fr')];
    for (const part of [...english, ...french]) {
      expect(part).not.toMatch(BROKEN);
      expect(part).not.toMatch(PLAIN_QUOTE);
    }
    for (const part of french) expect(part).not.toMatch(LOOSE);
    expect(english[0]).not.toBe(french[0]);
    // Phones cut them off
    for (const [subject = ''] of [english, french]) expect(subject.length).toBeLessThan(100);
  });
});
