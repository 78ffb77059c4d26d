import type { MailTexts } from './texts.ts';

export const EN: MailTexts = {
  canceled: {
    noRefund: 'By the terms of the rate, nothing is refunded.',
    refunds: 'This is what comes back, and when at the latest:',
  },
  caseOpened: {
    subject: (code) => `Somebody is looking after it: case ${code}`,
    heading: 'A person is looking after it',
    about: {
      bookingUnanswered:
        'The hotel or the bank has not yet answered about your booking. You are charged at most once, ' +
        'and only for a ' +
        'confirmed stay. There is no need to book again.',
      cancelUnanswered: 'The hotel has not yet answered about your cancellation.',
      cancelRefused: 'The hotel did not accept your cancellation. Your booking stands until this is settled.',
      refundRefused: 'A refund did not arrive. We send it again and follow it until it does.',
      refundUnanswered: 'We have not yet seen a refund of yours arrive, and are following it.',
      ticketingLate:
        'Your flights are confirmed, but the airline has not issued the tickets yet. We see to it; there ' +
        'is nothing for you to do.',
      ticketingRefused:
        'Your flights are confirmed, but the airline did not issue the tickets. We see to it and tell you.',
      creditDispute:
        'You dispute a line of your travel credits. Somebody looks at it and tells you what comes of it.',
    },
    anything: 'Something about your trip needs a person.',
    text: (code, until) =>
      `Somebody has looked at it by ${until}. If you call, name the case ${code}: there is no need to ` +
      `explain again.`,
  },
  creditExpiring: {
    subject: (amount, date) => `${amount} of travel credit ends on ${date}`,
    heading: 'A travel credit is about to end',
    text: (amount, date, days) =>
      `You have ${amount} left of it. It can be spent until ${date}, ${days} days from now, on any booking.`,
  },
  labels: {
    code: 'Confirmation code',
    total: 'Total with taxes and fees',
    cancelFree: 'Free cancellation',
    penalty: 'Kept by the terms of the rate',
  },
  until: (date, time) => `${date}, until ${time}`,
  paidWith: (tender) => `Paid with ${tender}`,
  refund: {
    due: (amount, date) => `${amount}, by ${date}`,
    back: (amount) => `${amount}, already back`,
    reissued: (amount) => `${amount}, as a new credit`,
    forfeited: (amount) => `${amount} ended with its terms`,
  },
  refundTo: (tender) => `To ${tender}`,
  seeTrip: 'See your trip',
  seeTrips: 'See your trips',
  seeWallet: 'See your travel credits',
  footer: (legalName, phone) => `Sent by ${legalName.replace(/\.$/, '')}. Questions: ${phone}.`,
  calendar: {
    code: (code) => `Confirmation code ${code}`,
  },
};
