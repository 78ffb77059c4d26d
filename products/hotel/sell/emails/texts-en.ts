import type { HotelMailTexts } from './text-shape.ts';

export const HOTEL_EN: HotelMailTexts = {
  confirmed: {
    subject: (hotel, city, dates) => `Booked: ${hotel}, ${city}, ${dates}`,
    heading: 'Your stay is booked',
    text: (hotel) => `${hotel} confirmed your stay.`,
  },
  changed: {
    subject: (hotel, city, dates) => `Changed: ${hotel}, ${city}, ${dates}`,
    heading: 'Your stay has been changed',
    text: (hotel) => `${hotel} confirmed the changes. Here are the new details.`,
  },
  reduced: {
    subject: (hotel, city, dates) => `Partly canceled: ${hotel}, ${city}, ${dates}`,
    heading: 'Part of your stay has been canceled',
    text: (hotel) => `Your reservation at ${hotel} now has the rooms below.`,
  },
  canceled: {
    subject: (hotel, city, dates) => `Canceled: ${hotel}, ${city}, ${dates}`,
    heading: 'Your stay has been canceled',
    text: (hotel, dates) => `Your reservation at ${hotel} for ${dates} has been canceled.`,
  },
  failed: {
    subject: (hotel, city) => `Not booked: ${hotel}, ${city}`,
    heading: 'We couldn’t book your stay',
    text: (hotel, dates) =>
      `We couldn’t book ${hotel} for ${dates}. You weren’t charged. Any pending charge will drop off, and ` +
      'any credits or miles you used have been returned.',
    next: 'Your details are saved. You can try again or choose another stay.',
  },
  labels: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    room: 'Room',
    guests: 'Guests',
    address: 'Address',
    phone: 'Hotel phone',
    atHotel: 'Pay at the hotel',
  },
  from: (date, time) => `${date}, from ${time} (local time)`,
  by: (date, time) => `${date}, by ${time} (local time)`,
  search: 'Find a stay',
  entry: (hotel, city) => `${hotel}, ${city}`,
};
