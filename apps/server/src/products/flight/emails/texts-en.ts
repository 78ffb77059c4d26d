import type { FlightMailTexts } from './text-shape.ts';

export const FLIGHT_EN: FlightMailTexts = {
  bookingConfirmed: {
    subject: (title, dates) => `Booked: ${title}, ${dates}`,
    heading: 'Your flights are booked',
    text: (title, code) =>
      `The airline confirmed ${title}. Your confirmation code is ${code}. We’ll email your e-tickets soon.`,
  },
  flightTicketed: {
    subject: (title, dates) => `Tickets issued: ${title}, ${dates}`,
    heading: 'Your e-tickets are here',
    text: (title, code) =>
      `Your tickets for ${title} (${code}) have been issued. Check-in opens 24 hours before departure.`,
  },
  bookingChanged: {
    subject: (title, dates) => `Changed: ${title}, ${dates}`,
    heading: 'Your flights are changed',
    text: (title, code) =>
      `The airline changed ${title} (${code}). Here are your new flights and tickets; the old ones are no ` +
      'longer valid.',
  },
  bookingReduced: {
    subject: (title, dates) => `Canceled in part: ${title}, ${dates}`,
    heading: 'Part of your trip is canceled',
    text: (title, code) => `${title} (${code}) is still booked for the travelers below.`,
  },
  flightSplit: {
    subject: (title, dates) => `Now two bookings: ${title}, ${dates}`,
    heading: 'Your trip is now two bookings',
    text: (title, code) =>
      `Someone on ${title} (${code}) changed flights and has a booking of their own. Nothing has changed ` +
      'for the travelers below, and their tickets stay valid.',
  },
  flightExtrasChanged: {
    subject: (title, dates) => `Seats and bags updated: ${title}, ${dates}`,
    heading: 'Your seats and bags are updated',
    text: (title, code) =>
      `The airline updated the seats and bags on ${title} (${code}). Your flights and tickets stay the same.`,
  },
  bookingCanceled: {
    subject: (title, dates) => `Canceled: ${title}, ${dates}`,
    heading: 'Your flights are canceled',
    text: (title, code) => `Your flights for ${title} (${code}) are canceled.`,
  },
  flightFailed: {
    subject: (title, dates) => `Not booked: ${title}, ${dates}`,
    heading: 'We couldn’t book your flights',
    text: (title, dates) =>
      `We couldn’t book ${title} for ${dates}. You weren’t charged: any pending charge will drop off, and ` +
      'your credits and miles were returned.',
  },
  flight: (number) => `Flight ${number}`,
  entry: (number, from, to) => `${number}, ${from} to ${to}`,
  terminal: (airport, terminal) => `${airport}, terminal ${terminal}`,
  onSlice: (way, seats, bags) =>
    [
      seats ? `${way}, seat ${seats}` : `${way}, seat assigned at check-in`,
      ...(bags > 0 ? [`${bags} extra checked ${bags === 1 ? 'bag' : 'bags'}`] : []),
    ].join(', '),
  seats: (seats) => `Seats ${seats}`,
  severalTickets: 'This trip has several tickets. Each has its own change and refund rules.',
  next: 'Your details are saved. You can try again or choose other flights.',
  search: 'Find flights',
  labels: {
    locator: (airline) => `${airline} confirmation code`,
    tickets: (numbers) => `Ticket ${numbers}`,
    noTicket: 'E-ticket on its way',
    traveler: (number) => `Traveler ${number}`,
    severalTickets: 'Please note',
  },
};
