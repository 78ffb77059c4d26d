/** What mail says, in both languages, and that no text in it becomes more than text. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { THEME_COLORS } from '@sojourn/domain/tenants/theme-colors.ts';
import {
  CANCELED_FLIGHT_TRIP,
  SAMPLE_FLIGHT_TRIP,
} from '@sojourn/products/flight/testing/sample-flight-trip.ts';
import { CANCELED_TRIP, SAMPLE_TRIP } from '@sojourn/products/hotel/testing/sample-hotel-trip.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '#escape-html.ts';
import { MESSAGES } from '#main/capabilities.ts';
import type { CaseOpened } from '#modules/desk/cases/messages.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import cedar from '../../../../../../config/examples/cedar.json' with { type: 'json' };
import type { MailContext } from './letter.ts';
import { type MessageContent, messageIdOf } from './messages.ts';
import { writeMail } from './write-mail.ts';

const [tenant] = TEST_TENANTS;
const bookingId = 'bkg_0abc' as BookingId;
const write = (content: MessageContent, trip: TripDetail | null, context: Partial<MailContext> = {}) =>
  writeMail(
    { products: testProducts, messages: MESSAGES },
    {
      tenantId: 'consumer',
      customerId: 'cus_1' as CustomerId,
      messageId: messageIdOf(content),
      told: content,
      createdAt: '2027-02-08T15:00:00.000Z' as Instant,
    },
    {
      tenant: tenant!,
      origin: 'https://travel.example',
      fromAddress: 'no-reply@travel.example',
      person: { email: 'maya.okafor@example.com', locale: 'en' },
      trip,
      ...context,
    },
  )!;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const inFrench = { person: { email: 'maya.okafor@example.com', locale: 'fr' } } as const;

test.each([
  ['en', 'It replaces TP 216 of another booking', 'Disruption assistance paid for it'],
  [
    'fr',
    'Il remplace TP 216 d’une autre réservation',
    'La solution de rechange en cas de perturbation l’a payé',
  ],
] as const)('a flight that assistance booked says instead of which, in %s', (locale, replaces, paid) => {
  const before = { bookingId: 'bkg_0old' as BookingId, flights: ['TP 216'] };
  const person = { email: 'maya.okafor@example.com', locale };
  const lettered = (trip: TripDetail) =>
    plain(write({ kind: 'bookingConfirmed', bookingId }, trip, { person }).text);
  const text = lettered({ ...SAMPLE_FLIGHT_TRIP, replaces: before });
  expect(text).toContain(replaces);
  expect(text.replaceAll('\n', ' ')).toContain(paid);
  expect(lettered(SAMPLE_FLIGHT_TRIP)).not.toContain(paid);
});

describe('a trip booked for others', () => {
  const party = {
    bookedBy: 'Maya Okafor',
    travelers: [
      { name: 'Tomas Berg', isGuest: false },
      { name: 'Gus Hill', isGuest: true },
    ],
  };
  test.each([SAMPLE_TRIP, SAMPLE_FLIGHT_TRIP])('names who travels and who booked it', (sample) => {
    const { text } = write({ kind: 'bookingConfirmed', bookingId }, { ...sample, party });
    expect(plain(text)).toContain('Travelers: Tomas Berg, Gus Hill\nBooked by: Maya Okafor');
  });
  test('to another address it repeats no name that was typed', () => {
    const trip = { ...SAMPLE_TRIP, email: 'someone@else.example', party };
    const { text } = write({ kind: 'bookingConfirmed', bookingId }, trip, inFrench);
    expect(plain(text)).toContain('Voyageur : Tomas Berg\nRéservé par : Maya Okafor');
    expect(text).not.toContain('Gus Hill');
  });
});

test.each([SAMPLE_TRIP, SAMPLE_FLIGHT_TRIP])('what the company wanted to know is in the mail', (sample) => {
  const customFields = [{ key: 'project', label: 'Project', value: 'NS-114 & <Lab>' }];
  const mail = write({ kind: 'bookingConfirmed', bookingId }, { ...sample, customFields });
  expect(plain(mail.text)).toContain('Project: NS-114 & <Lab>');
  expect(mail.html).toContain('NS-114 &amp; &lt;Lab&gt;');
});

describe('a booked flight', () => {
  const lines = (mail: { readonly text: string }) => plain(mail.text);

  test('names flights in local time, each airline’s code, and who has which ticket', () => {
    const mail = write({ kind: 'flightTicketed', bookingId }, SAMPLE_FLIGHT_TRIP);
    expect(mail.subject).toBe('Tickets issued: Boston to Lisbon, Apr 14 – 19, 2027');
    for (const line of [
      'Confirmation code: H-4FLY22',
      'Flight TP 216: Apr 14, 2027, BOS 9:05 PM – LIS 8:35 AM (+1)',
      'Flight UA 65: Apr 19, 2027, LIS 11:00 AM – BOS 1:40 PM',
      'Fare BOS – LIS: Classic',
      'Times are local to each airport.',
      'TAP Air Portugal confirmation code: K7PQ2M',
      'Jonah Okafor: Ticket 047-2100000002',
      'Please note: This trip is on more than one ticket',
      'Paid with Harbor Summit 4417: $1,437.00',
    ])
      expect(lines(mail)).toContain(line);
  });

  test('is told without tickets while they are to be issued, and in French', () => {
    const travelers = SAMPLE_FLIGHT_TRIP.travelers.map((each) => ({ ...each, documents: [] }));
    const trip = { ...SAMPLE_FLIGHT_TRIP, travelers, ticketing: 'confirmed' as const };
    const mail = write({ kind: 'bookingConfirmed', bookingId }, trip, inFrench);
    expect(mail.subject).toMatch(/^Réservation confirmée\u00a0: Boston to Lisbon/);
    expect(lines(mail)).toContain('Maya Okafor : Billet électronique à venir');
  });

  test('brings its flights for the calendar by the clocks of their airports, and takes them back', () => {
    const { calendar } = write({ kind: 'bookingConfirmed', bookingId }, SAMPLE_FLIGHT_TRIP);
    expect(calendar?.filename).toBe('flights-2027-04-14.ics');
    expect(calendar?.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    for (const line of [
      'SUMMARY:TP 216\\, Boston to Lisbon',
      'DTSTART;TZID=America/New_York:20270414T210500',
      'STATUS:CONFIRMED',
    ])
      expect(calendar?.content).toContain(line);
    const back = write({ kind: 'bookingCanceled', bookingId }, CANCELED_FLIGHT_TRIP).calendar;
    expect(back?.content).toContain('STATUS:CANCELLED');
    // Canceled before the first mail could leave: nothing to take back
    expect(write({ kind: 'flightTicketed', bookingId }, CANCELED_FLIGHT_TRIP).calendar).toBeNull();
  });

  test('that is canceled names what comes back, and one that failed what was not charged', () => {
    const canceled = write({ kind: 'bookingCanceled', bookingId }, CANCELED_FLIGHT_TRIP);
    expect(lines(canceled)).toContain('To Harbor Summit 4417: $1,437.00, sent Feb 8, 2027');
    const { departureDate, lastDate } = SAMPLE_FLIGHT_TRIP.flight;
    const flight = { email: 'maya@example.com', title: 'Boston to Lisbon', departureDate, lastDate };
    const failed = write({ kind: 'flightFailed', bookingId, facts: flight }, null);
    expect(failed.subject).toBe('Not booked: Boston to Lisbon, Apr 14 – 19, 2027');
    expect(lines(failed)).toContain('https://travel.example/flights');
  });
});

describe('a booked stay', () => {
  const content = { kind: 'bookingConfirmed', bookingId } as const;

  test('names the hotel, the code, the days and each tender, which sum to the total', () => {
    const mail = write(content, SAMPLE_TRIP);
    expect(mail).toMatchObject({
      to: 'maya.okafor@example.com',
      messageId: 'bookingConfirmed.bkg_0abc@travel.example',
      from: { name: tenant!.brandName, address: 'no-reply@travel.example' },
    });
    expect(mail.subject).toBe('Booked: Palacete Santa Luz, Lisbon, Apr 15 – 19, 2027');
    for (const line of [
      'Confirmation code: H-7KQ2M9',
      'Check-in: Thursday, April 15, 2027, from 3:00 PM',
      'Paid with offer: $75.00',
      'Paid with annual travel credit: $300.00',
      'Paid with Harbor Summit 4417 rewards: $400.00',
      'Paid with Harbor Summit 4417: $609.32',
      'Total, taxes and fees included: $1,384.32',
      'Free cancellation until: Mon, Apr 12, 6:00 PM, Western European Time',
      'See your trip: https://travel.example/trips/bkg_0abc',
    ])
      expect(mail.text).toContain(line);
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain('H-7KQ2M9');
  });

  test('brings a calendar file, unless it was canceled before the mail could leave', () => {
    const { calendar } = write(content, SAMPLE_TRIP);
    expect(calendar?.filename).toBe('stay-2027-04-15.ics');
    expect(calendar?.content).toContain('DTSTART:20270415T140000Z');
    expect(calendar?.content).toContain('STATUS:CONFIRMED');
    expect(write(content, CANCELED_TRIP).calendar).toBeNull();
  });

  test('speaks French to who reads French', () => {
    const { subject, text, html } = write(content, SAMPLE_TRIP, inFrench);
    expect(plain(subject)).toBe('Réservation confirmée : Palacete Santa Luz, Lisbon, 15 – 19 avr. 2027');
    expect(plain(text)).toContain('Total, taxes et frais compris : 1 384,32 $ US');
    expect(text).toContain('Payé par crédit voyage annuel');
    expect(html).toContain('<html lang="fr">');
  });
});

test('a canceled stay says what comes back, when, what is kept, and takes back the calendar entry', () => {
  const { text, calendar } = write({ kind: 'bookingCanceled', bookingId }, CANCELED_TRIP);
  expect(text).toContain('To annual travel credit: $300.00, returned');
  expect(text).toContain('To Harbor Summit 4417 rewards: $400.00, on its way back');
  expect(text).toContain('To Harbor Summit 4417: $584.32, to be sent by Feb 17, 2027');
  expect(text).toContain('Cancellation fee: $100.00');
  expect(calendar?.content).toContain('STATUS:CANCELLED');
  const withheld = { fee: CANCELED_TRIP.total, premiums: money(0) };
  const nothing = write({ kind: 'bookingCanceled', bookingId }, { ...CANCELED_TRIP, refunds: [], withheld });
  expect(nothing.text).toContain('there’s no refund');
  expect(nothing.text).toContain('Cancellation fee: $1,384.32');
});

test('a stay that could not be booked, a case and a credit that ends are told each in two languages', () => {
  const { name, city, checkIn, checkOut } = SAMPLE_TRIP.stay;
  const stay = { email: 'to@example.com', hotel: name, city, checkIn, checkOut };
  const failed = { kind: 'hotelFailed', bookingId, facts: stay } as const;
  expect(write(failed, null)).toMatchObject({ to: 'to@example.com', subject: `Not booked: ${name}, Lisbon` });
  const opened: CaseOpened = {
    kind: 'caseOpened',
    key: 'cas_1',
    code: 'C-7M2K',
    about: 'refundRefused',
    subjectId: bookingId,
    dueAt: '2027-02-10T15:00:00.000Z' as Instant,
  };
  expect(write(opened, SAMPLE_TRIP).to).toBe('maya.okafor@example.com');
  expect(write(opened, null).to).toBe('maya.okafor@example.com');
  expect(write(opened, null).text).toContain('case C-7M2K');
  const unheard: CaseOpened = { ...opened, about: 'unheard' };
  expect(write(unheard, null).text).toContain('Our team is reviewing your trip');
  expect(write(opened, null, inFrench).text).toContain('dossier C-7M2K');
  const ending = {
    kind: 'creditExpiring',
    key: 'crd_1.30',
    amount: money(30_000),
    // The last second of March 10 on the portal’s clock
    expiresAt: '2027-03-11T04:59:59.000Z' as Instant,
    daysLeft: 30,
  } as const;
  expect(write(ending, null).subject).toBe('Your $300.00 travel credit expires Mar 10, 2027');
  expect(plain(write(ending, null, inFrench).subject)).toBe(
    'Votre crédit voyage de 300,00 $ US expire le 10 mars 2027',
  );
  expect(messageIdOf(ending)).toBe('creditExpiring.crd_1.30');
  const nobody = { tenant: tenant!, origin: 'https://travel.example', fromAddress: 'a@b.c' };
  expect(write(ending, null, { ...nobody, person: null })).toBeUndefined();
});

test('a refund’s mail promises a day to send it, and says what the bank does after', () => {
  const { text } = write({ kind: 'bookingCanceled', bookingId }, CANCELED_TRIP)!;
  expect(text).toMatch(/sent by \w{3} \d+, 20\d\d/);
  expect(text).toContain('Your bank may take 1 to 2 billing cycles to show a card refund.');
  const miles = {
    ...CANCELED_TRIP.refunds[0]!,
    kind: 'Rewards' as const,
    state: 'open' as const,
    units: 900,
  };
  const others = write({ kind: 'bookingCanceled', bookingId }, { ...CANCELED_TRIP, refunds: [miles] })!;
  expect(others.text).toContain('on its way back');
  expect(others.text).not.toContain('billing cycles');
});

test.each([
  ['hotel', { kind: 'bookingConfirmed', bookingId } as const, SAMPLE_TRIP, 'Maya Okafor'],
  ['flight', { kind: 'flightTicketed', bookingId } as const, SAMPLE_FLIGHT_TRIP, 'Jonah Okafor'],
])('mail about a %s names nobody where the address isn’t the account’s', (_, message, trip, name) => {
  expect(plain(write(message, trip).text)).toContain(name);
  const outside = { ...trip, email: 'stranger@elsewhere.example' };
  const mail = write(message, outside);
  expect(mail.to).toBe('stranger@elsewhere.example');
  for (const part of [mail.subject, mail.text, mail.html, mail.calendar?.content ?? ''])
    expect(part).not.toContain('Okafor');
});

test('a confirmation of a stay has what is paid at the hotel, and times that say where they hold', () => {
  const text = plain(write({ kind: 'bookingConfirmed', bookingId }, SAMPLE_TRIP).text);
  expect(text).toContain('Pay at the hotel: €32.00');
  expect(text).toMatch(/Check-in: .*, from 3:00 PM \(local time\)/);
  expect(text).toMatch(/Check-out: .*, by [\d:]+ AM \(local time\)/);
});

describe('the morning before', () => {
  const reminder = { kind: 'tripReminder', bookingId } as const;

  test('a stay is told with check-in, address, what to bring and what the hotel charges', () => {
    const mail = write(reminder, SAMPLE_TRIP);
    expect(mail.subject).toBe('Coming up: Palacete Santa Luz, Thu, Apr 15');
    expect(mail.calendar).toBeNull();
    for (const line of [
      'Check-in starts at 3:00 PM, local time.',
      'Confirmation code: H-7KQ2M9',
      'Address: Rua da Saudade 12, Lisbon',
      'Hotel phone: +351 21 000 0000',
      'Pay at the hotel: €32.00',
      'You must be at least 18 to check in.',
      'https://travel.example/trips/bkg_0abc',
    ])
      expect(plain(mail.text)).toContain(line);
    const french = plain(write(reminder, SAMPLE_TRIP, inFrench).text);
    expect(french).toContain('Vous pouvez arriver à partir de 15 h 00, heure locale.');
  });

  test('a flight is told with its newest times, and whether check-in is open by the airport’s clock', () => {
    const [out, ...others] = SAMPLE_FLIGHT_TRIP.flight.slices;
    const segments = out!.segments.map((segment) => ({
      ...segment,
      updatedDepartureTime: '2027-04-15T02:05:00.000Z' as Instant,
    }));
    const slices = [{ ...out!, segments }, ...others];
    const airline = SAMPLE_FLIGHT_TRIP.checkIn[0]!.airline;
    const times = (opensAt: string) => [
      { slice: 0, airline, opensAt: opensAt as Instant, closesAt: '2027-04-15T01:05:00.000Z' as Instant },
    ];
    const trip = { ...SAMPLE_FLIGHT_TRIP, flight: { ...SAMPLE_FLIGHT_TRIP.flight, slices } };
    const notYet = plain(write(reminder, { ...trip, checkIn: times('2027-04-14T02:05:00.000Z') }).text);
    for (const line of [
      'opens Tue, Apr 13, 10:05 PM, Boston time.',
      'Flight TP 216: Apr 14, 2027, BOS 10:05 PM – LIS 8:35 AM (+1)',
      'TAP Air Portugal confirmation code: K7PQ2M',
      'Included for each traveler: ',
    ])
      expect(notYet).toContain(line);
    // The sample message is of Feb 8
    const open = plain(write(reminder, { ...trip, checkIn: times('2027-02-08T15:00:00.000Z') }).text);
    expect(open).toContain('is open until Wed, Apr 14, 9:05 PM, Boston time.');
  });

  test('nobody is named where the address isn’t the account’s', () => {
    const outside = { ...SAMPLE_TRIP, email: 'stranger@elsewhere.example', requests: 'Okafor twins' };
    for (const trip of [outside, { ...SAMPLE_FLIGHT_TRIP, email: 'stranger@elsewhere.example' }])
      expect(write(reminder, trip).text).not.toContain('Okafor');
  });
});

test('mail of a refund names the amount, the tender and every other line; without its trip it waits', () => {
  const trip = {
    ...CANCELED_TRIP,
    refunds: CANCELED_TRIP.refunds.map((line) =>
      line.kind === 'UserCard' ? { ...line, sentAt: '2027-02-10T15:00:00.000Z' as Instant } : line,
    ),
  };
  const about = { about: bookingId, refundNo: 3, key: `${bookingId}.3` };
  const sent = write({ kind: 'refundSent', ...about } as MessageContent, trip);
  expect(sent).toMatchObject({
    subject: 'Your $584.32 refund is on its way',
    messageId: 'refundSent.bkg_0abc.3@travel.example',
  });
  for (const line of [
    'We refunded $584.32 to Harbor Summit 4417 for Palacete Santa Luz (H-7KQ2M9).',
    'To annual travel credit: $300.00, returned',
    'To Harbor Summit 4417: $584.32, sent Feb 10, 2027',
    'Cancellation fee: $100.00',
    'Your bank may take 1 to 2 billing cycles',
  ])
    expect(sent.text).toContain(line);
  const arrived = write({ kind: 'refundArrived', ...about } as MessageContent, trip, inFrench);
  expect(plain(arrived.subject)).toBe('Votre remboursement de 584,32 $ US est arrivé');
  expect(() => write({ kind: 'refundSent', ...about } as MessageContent, null)).toThrow('the trip of refund');
});

test('a message that nobody has registered is no mail: a newer server may have written it', () => {
  expect(() => write({ kind: 'unheardOf', key: '1' }, null)).toThrow('kind unheardOf');
});

describe('every mail has the brand’s look', () => {
  const mail = write({ kind: 'bookingConfirmed', bookingId }, SAMPLE_TRIP);

  test('the brand’s name, mark and colors are in it, and the theme’s where it has none of its own', () => {
    expect(mail.html).toContain(`>${tenant!.brandName}</a>`);
    for (const name of ['band', 'mark', 'mark-accent', 'brand'] as const) {
      expect(mail.html).toContain(`background-color:${THEME_COLORS.consumer.light[name]}`);
      expect(mail.html).toContain(`background-color:${THEME_COLORS.consumer.dark[name]}!important`);
    }
    const own = write({ kind: 'bookingConfirmed', bookingId }, SAMPLE_TRIP, {
      tenant: { ...tenant!, brandName: 'Cedar Journeys', colors: cedar.colors },
    });
    expect(own.html).toContain('>Cedar Journeys</a>');
    expect(own.html).toContain(`background-color:${cedar.colors.light.band}`);
    expect(own.html).toContain(`background-color:${cedar.colors.dark.brand}!important`);
    expect(own.html).not.toContain(THEME_COLORS.consumer.light.band);
  });

  test('inboxes preview its first sentence and code; its first link is a button, in text a line', () => {
    expect(mail.html).toMatch(
      /aria-hidden="true">Palacete Santa Luz confirmed your stay\. Confirmation code H-7KQ2M9/,
    );
    expect(mail.html.match(/class="buttonLink"/g)).toHaveLength(1);
    expect(mail.text).toContain('Confirmation code: H-7KQ2M9');
    expect(mail.text).toContain('Payment\nPaid with');
    expect(mail.text).not.toMatch(/[<>]/);
  });

  test.each([
    ['good', { kind: 'bookingConfirmed', bookingId }, SAMPLE_TRIP],
    ['bad', { kind: 'bookingCanceled', bookingId }, CANCELED_TRIP],
    ['warn', { kind: 'tripEmailChanged', key: 'a', subjectId: bookingId }, SAMPLE_TRIP],
  ] as const)('a sign of the status is above the heading, for eyes alone: %s', (tone, content, trip) => {
    const { html, text } = write(content as MessageContent, trip);
    expect(html).toMatch(new RegExp(`aria-hidden="true"[^>]*><tr><td class="${tone}"`));
    expect(text).not.toMatch(/[✓×]/);
  });

  test('lines that a company wrote stay lines', () => {
    const text = 'The office is closed.\nPlease call.';
    const { html } = write(
      { kind: 'companyMessage', key: 'a', company: 'Acme', text } as MessageContent,
      null,
    );
    expect(html).toContain(text);
    expect(html).toMatch(/class="text" style="[^"]*white-space:pre-line/);
  });
});

test('no name, hotel or code becomes markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const nasty = `<img src=x onerror=alert(1)>"'&${text}`;
      const trip = {
        ...SAMPLE_TRIP,
        stay: { ...SAMPLE_TRIP.stay, name: nasty, roomName: nasty },
        guests: [{ firstName: nasty, lastName: nasty }],
        tenders: [{ ...SAMPLE_TRIP.tenders[0]!, label: nasty }],
      };
      const { html } = write({ kind: 'bookingConfirmed', bookingId }, trip);
      expect(html).not.toContain('<img');
      expect(html).toContain(escapeHtml(nasty));
      const tags = html.replace(
        /<(\/?(html|head|meta|title|style|body|main|div|ul|li|p|h1|h2|a|table|tr|th|td)|!)[^<>]*>/g,
        '',
      );
      expect(tags).not.toMatch(/[<>]/);
    }),
    { numRuns: 30 },
  );
});
