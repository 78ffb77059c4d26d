import type { FlightMailTexts } from './text-shape.ts';

export const FLIGHT_EN: FlightMailTexts = {
  bookingConfirmed: {
    subject: (title, dates) => `Booked: ${title}, ${dates}`,
    heading: 'Your flights are booked',
    text: () => 'Your flights are confirmed. We’ll email you your e-tickets soon.',
  },
  flightTicketed: {
    subject: (title, dates) => `Tickets issued: ${title}, ${dates}`,
    heading: 'Your e-tickets are here',
    text: () => 'Your tickets have been issued. Online check-in opens 24 hours before departure.',
  },
  bookingChanged: {
    subject: (title, dates) => `Changed: ${title}, ${dates}`,
    heading: 'Your flights have been changed',
    text: () =>
      'Your change is confirmed. Here are your new flights and tickets. Your old tickets are no longer ' +
      'valid.',
  },
  bookingReduced: {
    subject: (title, dates) => `Partly canceled: ${title}, ${dates}`,
    heading: 'Part of your trip has been canceled',
    text: () => 'The flights and travelers below are still booked.',
  },
  flightSplit: {
    subject: (title, dates) => `Now two bookings: ${title}, ${dates}`,
    heading: 'Your trip is now two bookings',
    text: (code) =>
      `Someone on this trip (${code}) changed flights and now has a separate booking. Nothing has changed ` +
      'for the travelers below, and their tickets are still valid.',
  },
  flightExtrasChanged: {
    subject: (title, dates) => `Seats and bags updated: ${title}, ${dates}`,
    heading: 'Your seats and bags are updated',
    text: (code) =>
      `The airline updated the seats and bags on your trip (${code}). Your flights and tickets haven’t ` +
      'changed.',
  },
  bookingCanceled: {
    subject: (title, dates) => `Canceled: ${title}, ${dates}`,
    heading: 'Your flights have been canceled',
    text: (code) => `Your booking ${code} has been canceled.`,
  },
  flightFailed: {
    subject: (title, dates) => `Not booked: ${title}, ${dates}`,
    heading: 'We couldn’t book your flights',
    text: (dates) =>
      `We couldn’t book your flights for ${dates}. You weren’t charged. Any pending charge will ` +
      'drop off, and ' +
      'any credits or miles you used have been returned.',
  },
  flight: (number) => `Flight ${number}`,
  entry: (number, from, to) => `${number}, ${from} to ${to}`,
  canceledEntry: (entry) => `Canceled: ${entry}`,
  canceledByAirline: 'Canceled by the airline.',
  newTimes: (departs, arrives) =>
    `New times from the airline. Originally: leaves ${departs}, arrives ${arrives}.`,
  terminal: (airport, terminal) => `${airport}, terminal ${terminal}`,
  onSlice: (way, seats, bags) =>
    [
      seats ? `${way}, seat ${seats}` : `${way}, seat assigned at check-in`,
      ...(bags > 0 ? [`${bags} extra checked ${bags === 1 ? 'bag' : 'bags'}`] : []),
    ].join(', '),
  seats: (seats) => `Seats ${seats}`,
  severalTickets: 'This trip is on more than one ticket. Each has its own change and refund rules.',
  localTimes: 'Times are local to each airport.',
  replaces: (flights) =>
    `It replaces ${flights || 'a flight'} of another booking, which didn’t go as planned. ` +
    'Disruption assistance paid for it, so you paid nothing. Everything else of that booking stays the same.',
  next: 'Your details are saved. You can try again or choose other flights.',
  search: 'Find flights',
  labels: {
    locator: (airline) => `${airline} confirmation code`,
    tickets: (numbers) => `Ticket ${numbers}`,
    noTicket: 'E-ticket on its way',
    traveler: (number) => `Traveler ${number}`,
    fare: (way) => `Fare ${way}`,
    severalTickets: 'Please note',
    people: 'Airline codes and tickets',
    extras: 'Seats and bags',
  },
};
