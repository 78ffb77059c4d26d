import type { HotelMailTexts } from './text-shape.ts';

export const HOTEL_EN: HotelMailTexts = {
  confirmed: {
    subject: (hotel, city, dates) => `Booked: ${hotel}, ${city}, ${dates}`,
    heading: 'Your stay is booked',
    text: (hotel, code) => `${hotel} has confirmed it under the code ${code}.`,
  },
  canceled: {
    subject: (hotel, city, dates) => `Canceled: ${hotel}, ${city}, ${dates}`,
    heading: 'Your stay is canceled',
    text: (hotel, dates) => `${hotel} no longer expects you for ${dates}.`,
  },
  failed: {
    subject: (hotel, city) => `Not booked: ${hotel}, ${city}`,
    heading: 'Your stay could not be booked',
    text: (hotel, dates) =>
      `We could not book ${hotel} for ${dates}. You are not charged: what was set aside on your card ` +
      `is released, ` +
      'and credits and miles are yours again.',
    next: 'What you typed is kept. You can try again or choose another stay.',
  },
  labels: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    room: 'Room',
    guests: 'Guests',
    address: 'Address',
    phone: 'Hotel’s phone',
  },
  from: (date, time) => `${date}, from ${time}`,
  search: 'Find a stay',
  entry: (hotel, city) => `${hotel}, ${city}`,
};
