import type { ApprovalWords } from './words.ts';

export const EN: ApprovalWords = {
  requested: ({ name, title, price, travelers }) => ({
    subject: `${name} needs your approval: ${title}`,
    heading: travelers ? `${name} needs your approval for ${travelers}` : `${name} needs your approval`,
    text: `${title} for ${price} is out of policy. Review the request, then approve or decline it.`,
  }),
  requestedParts: ({ name, title, price, count, travelers }) => ({
    subject: `${name} needs your approval: ${title}`,
    heading: travelers ? `${name} needs your approval for ${travelers}` : `${name} needs your approval`,
    text:
      `${count} parts of this trip are out of policy, for a total of ${price}. Review them, then decide on ` +
      'the whole trip or each part.',
  }),
  reminder: ({ name, title, hours }) => ({
    subject: hours === 1 ? `1 hour left to decide: ${title}` : `${hours} hours left to decide: ${title}`,
    heading: hours === 1 ? '1 hour left to decide' : `${hours} hours left to decide`,
    text: `${name} is still waiting for your decision on ${title}.`,
  }),
  waits: ({ name, title }) => ({
    subject: `Sent for approval: ${title}`,
    heading: 'Sent for approval',
    text: `${name} will decide on ${title}. We’ll email you the decision.`,
  }),
  waitsStill: ({ name, title, hours }) => ({
    subject:
      hours === 1 ? `1 hour left for a decision: ${title}` : `${hours} hours left for a decision: ${title}`,
    heading: hours === 1 ? '1 hour left for a decision' : `${hours} hours left for a decision`,
    text: `${name} hasn’t decided on ${title} yet. We’ve sent a reminder.`,
  }),
  undecided: {
    keep: (until) => `If no one decides by ${until}, the booking stays.`,
    cancel: (until) => `If no one decides by ${until}, we’ll cancel the booking and refund it in full.`,
    mandate: (until) =>
      `If no one decides by ${until}, the request will expire. Nothing will be booked ` +
      'or charged, and it can be sent again.',
  },
  news: {
    booked: ({ title, price }) => ({
      subject: `Approved and booked: ${title}`,
      heading: 'Approved and booked',
      text: `Your request was approved, and we booked ${title} for ${price}.`,
    }),
    kept: ({ title }) => ({
      subject: `Approved: ${title}`,
      heading: 'Your booking was approved',
      text: `${title} was reviewed and approved. There’s nothing you need to do.`,
    }),
    keptByTimeout: ({ title }) => ({
      subject: `Your booking stays: ${title}`,
      heading: 'Your booking stays',
      text: `No one decided on ${title} in time, so your booking stays.`,
    }),
    declined: ({ name, title }) => ({
      subject: `Declined: ${title}`,
      heading: 'Your request was declined',
      text:
        `${name} declined ${title}. Nothing was booked or charged. You ` +
        'can change the request and send it again.',
    }),
    rejected: ({ name, title }) => ({
      subject: `Declined and canceled: ${title}`,
      heading: 'Your booking was declined',
      text: `${name} declined ${title}. We’re canceling it and will refund you in full.`,
    }),
    canceledByTimeout: ({ title }) => ({
      subject: `Canceled: ${title}`,
      heading: 'Your booking was canceled',
      text: `No one decided on ${title} in time. We’re canceling it and will refund you in full.`,
    }),
    notCanceled: ({ title }) => ({
      subject: `Not canceled yet: ${title}`,
      heading: 'We couldn’t cancel it online',
      text:
        `${title} wasn’t approved, but we couldn’t cancel it online, so it’s still booked. Our team is ` +
        'canceling it for you, and you’ll get a full refund. There’s nothing you need to do.',
    }),
    lapsed: ({ title }) => ({
      subject: `Your request expired: ${title}`,
      heading: 'Your request expired',
      text:
        `No one decided on ${title} in time. Nothing was booked or charged. You can send the ` +
        'request again.',
    }),
    returned: ({ title }) => ({
      subject: `Approved, but not booked: ${title}`,
      heading: 'Approved, but not booked yet',
      text: `Your request for ${title} was approved, but we couldn’t book it. Nothing was charged.`,
    }),
  },
  forApprover: {
    booked: ({ name, title, price }) => ({
      subject: `Booked as approved: ${title}`,
      heading: 'Booked as approved',
      text: `We booked ${title} for ${name}, for ${price}.`,
    }),
    kept: ({ name, title }) => ({
      subject: `Approved: ${title}`,
      heading: 'Approved',
      text: `${title} for ${name} was approved and stays booked.`,
    }),
    keptByTimeout: ({ name, title }) => ({
      subject: `Not decided in time, the booking stays: ${title}`,
      heading: 'The booking stays',
      text: `No one decided on ${title} for ${name} in time, so the booking stays.`,
    }),
    declined: ({ name, title }) => ({
      subject: `Declined: ${title}`,
      heading: 'Declined',
      text: `${title} was declined, and ${name} knows. Nothing was booked or charged.`,
    }),
    rejected: ({ name, title }) => ({
      subject: `Declined and canceled: ${title}`,
      heading: 'Declined and canceled',
      text: `${title} was declined, and ${name} knows. We’re canceling it and will refund it in full.`,
    }),
    canceledByTimeout: ({ name, title }) => ({
      subject: `Not decided in time, canceled: ${title}`,
      heading: 'The booking was canceled',
      text: `No one decided on ${title} in time. We’re canceling it for ${name}, with a full refund.`,
    }),
    notCanceled: ({ name, title }) => ({
      subject: `Not canceled yet: ${title}`,
      heading: 'We couldn’t cancel it online',
      text:
        `${title} for ${name} wasn’t approved, but we couldn’t cancel it online, so it’s still booked. Our ` +
        'team is canceling it, with a full refund. There’s nothing you need to do.',
    }),
    lapsed: ({ name, title }) => ({
      subject: `Not decided in time, expired: ${title}`,
      heading: 'The request expired',
      text: `No one decided on ${title} in time. Nothing was booked or charged. ${name} can send it again.`,
    }),
    returned: ({ name, title }) => ({
      subject: `Approved, but not booked: ${title}`,
      heading: 'Approved, but not booked yet',
      text: `We couldn’t book ${title} as approved. Nothing was charged. ${name} can send it again.`,
    }),
  },
  inPart: (title) => ({
    subject: `Approved in part: ${title}`,
    heading: 'The trip was approved in part',
  }),
  severalEnds: (title) => ({
    subject: `Your request wasn’t approved: ${title}`,
    heading: 'The trip wasn’t approved',
  }),
  andMore: (title, more) => `${title} and ${more} more`,
  other: 'Choose something else',
  otherFor: (title) => `Choose something else instead of ${title}`,
  returnedFor: {
    price: 'The price is now above your limit. You can send the request again with the new price.',
    changed: 'The offer has changed since you sent the request. Check it and send the request again.',
    unavailable: 'It’s no longer available at this rate. Choose something else and send the request again.',
    payment: 'Your payment didn’t go through. Check your payment method and send the request again.',
    companyCard:
      'Your company’s card may no longer pay, so nothing was charged. Choose how to pay and send it again.',
    notAllowed: 'You can no longer book for everyone on it. Ask them for permission, then send it again.',
  },
  labels: {
    traveler: 'Traveler',
    requester: 'Requested by',
    trip: 'Trip',
    price: 'Total, taxes and fees included',
    dueBy: 'Decide by',
    code: 'Request',
    total: 'Total',
    note: 'Note',
  },
  instead: {
    pricePerNight: (limit) => `Please choose a hotel for ${limit} a night or less.`,
    pricePerDay: (limit) => `Please choose a car for ${limit} a day or less.`,
    pricePerPerson: (limit) => `Please choose an activity for ${limit} a person or less.`,
    pricePerRide: (limit) => `Please choose a ride for ${limit} or less.`,
    oneWayPrice: (limit) => `Please choose a flight for ${limit} or less.`,
    roundTripPrice: (limit) => `Please choose flights for ${limit} or less, there and back.`,
    daysAhead: (day) => `Please choose dates from ${day} on.`,
    supplier: 'Please choose a different provider.',
    starRating: 'Please choose a hotel in policy.',
    fareClass: 'Please choose a fare in policy.',
  },
  until: (date, time) => `${date}, ${time} Eastern`,
  open: 'Open the request',
  signIn: 'You’ll need to sign in. Opening this email doesn’t approve or decline anything.',
};
