import type { FlightMailTexts } from './text-shape.ts';

export const FLIGHT_EN: FlightMailTexts = {
  bookingConfirmed: {
    subject: (title, dates) => `Booked: ${title}, ${dates}`,
    heading: 'Your flights are booked',
    text: (title, code) =>
      `${title} is confirmed by the airline under the code ${code}. We write again once tickets are issued.`,
  },
  flightTicketed: {
    subject: (title, dates) => `Tickets issued: ${title}, ${dates}`,
    heading: 'Your tickets are issued',
    text: (title, code) =>
      `All tickets of ${title} (${code}) are issued. Check-in opens a day before departure.`,
  },
  bookingCanceled: {
    subject: (title, dates) => `Canceled: ${title}, ${dates}`,
    heading: 'Your flights are canceled',
    text: (title, code) => `${title} (${code}) is canceled with the airline: nobody expects you on board.`,
  },
  flightFailed: {
    subject: (title, dates) => `Not booked: ${title}, ${dates}`,
    heading: 'Your flights could not be booked',
    text: (title, dates) =>
      `We could not book ${title} for ${dates}. You are not charged: what was set aside on your card is ` +
      'released, and credits and miles are yours again.',
  },
  flight: (number) => `Flight ${number}`,
  entry: (number, from, to) => `${number}, ${from} to ${to}`,
  terminal: (airport, terminal) => `${airport}, terminal ${terminal}`,
  seats: (seats) => `Seats ${seats}`,
  severalTickets: 'This trip is on several tickets: each airline changes and refunds its own.',
  next: 'What you typed is kept. You can try again or choose other flights.',
  search: 'Find flights',
  labels: {
    locator: (airline) => `${airline}’s record`,
    tickets: (numbers) => `Ticket ${numbers}`,
    noTicket: 'Ticket to be issued',
    severalTickets: 'Please note',
  },
};
