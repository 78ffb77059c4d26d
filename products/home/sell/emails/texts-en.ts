import type { HomeMailTexts } from './text-shape.ts';

const count = (amount: number, one: string, other: string): string =>
  `${amount} ${amount === 1 ? one : other}`;

export const HOME_EN: HomeMailTexts = {
  confirmed: {
    subject: (home, city, dates) => `Booked: ${home}, ${city}, ${dates}`,
    heading: 'Your home is booked',
    text: (hosts) => `${hosts} confirmed your stay. The address and how to get in are below.`,
  },
  changed: {
    subject: (home, city, dates) => `Changed: ${home}, ${city}, ${dates}`,
    heading: 'Your stay has been changed',
    text: (hosts) => `${hosts} confirmed the changes. Here are the new details.`,
  },
  canceled: {
    subject: (home, city, dates) => `Canceled: ${home}, ${city}, ${dates}`,
    heading: 'Your stay has been canceled',
    text: (home, dates) => `Your stay at ${home} for ${dates} has been canceled.`,
  },
  failed: {
    subject: (home, city) => `Not booked: ${home}, ${city}`,
    heading: 'We couldn’t book your home',
    text: (home, dates) =>
      `We couldn’t book ${home} for ${dates}. You weren’t charged. Any pending charge will drop off, and ` +
      'any credits or miles you used have been returned.',
    next: 'Your details are saved. You can try again or choose another home.',
  },
  reminder: {
    subject: (home, day) => `Coming up: ${home}, ${day}`,
    heading: 'Your stay is coming up',
    text: (home, time) => `${home} is ready for you: check-in is ${time}.`,
    bring: 'Bring a photo ID, and what you need for the first evening: a home has no front desk.',
    late: 'Arriving late? Tell your host so they can let you in.',
  },
  labels: {
    home: 'Home',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    host: 'Host',
    guest: 'Guest who checks in',
    party: 'Who’s coming',
    address: 'Address',
    phone: 'Host’s phone',
    arrival: 'Getting in',
    deposit: 'Deposit, not in the total',
  },
  from: (date, time, zone) => `${date}, from ${time} (${zone})`,
  by: (date, time, zone) => `${date}, by ${time} (${zone})`,
  party: (guests, infants, pets) =>
    [
      count(guests, 'guest', 'guests'),
      ...(infants > 0 ? [count(infants, 'infant', 'infants')] : []),
      ...(pets > 0 ? [count(pets, 'pet', 'pets')] : []),
    ].join(', '),
  deposit: (amount, holdOn, releaseOn) =>
    `${amount}, held on your card on ${holdOn} and released by ${releaseOn}`,
  and: ' and ',
  search: 'Find a home',
  entry: (home, city) => `${home}, ${city}`,
  locator: (locator) => `Host’s confirmation ${locator}`,
};
