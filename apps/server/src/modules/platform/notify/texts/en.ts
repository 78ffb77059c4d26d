import { CASE_TEXTS } from './cases.ts';
import type { MailTexts } from './texts.ts';

export const EN: MailTexts = {
  canceled: {
    noRefund: 'Under this booking’s cancellation terms, there’s no refund.',
    refunds: 'Here’s what we’re refunding, and when to expect it:',
  },
  companyMessage: {
    subject: (company) => `A message from ${company} about your trip`,
    heading: (company) => `${company} wrote to you`,
    ask: (company) => `Let ${company} know how you are.`,
    answer: 'Tell us: I’m safe, or I need help',
    noSignIn: 'You don’t need to sign in. The link is yours alone, and works for 7 days.',
  },
  travelerNeedsHelp: {
    subject: (name) => `${name} needs help`,
    text: (name, company) =>
      `${name} answered a message from ${company} with “I need help.” Get in touch with them now.`,
    yourMessage: 'Your message',
    link: 'See where they are',
  },
  companyCardExpiring: {
    subject: (card, days) => `${card} expires ${['today', 'tomorrow'][days] ?? `in ${days} days`}`,
    text: (company) =>
      `It’s the card that ${company} pays its trips with. Once it expires, trips on it can’t be booked. ` +
      'Add the new card before then.',
    link: 'Replace the card',
  },
  invitation: {
    subject: (company, brand) => `${company} invited you to ${brand}`,
    heading: (brand) => `Book your work trips with ${brand}`,
    text: (company, issuer) =>
      `${company} added you to its travel account. To get started, use the ${issuer} sign-in that ` +
      'has this email address.',
    link: 'Sign in',
    mistake: 'If you don’t work there, ignore this email. Nothing is set up until you sign in.',
    onlyOne:
      'You can belong to one company here. If you already travel with another, this invitation doesn’t ' +
      'change that.',
  },
  ...CASE_TEXTS.en,
  disputeAnswered: {
    subject: (code) => `We’ve reviewed the problem you reported (case ${code})`,
    heading: 'We’ve reviewed the problem you reported',
    credited: (amount, until) =>
      `You were right. We’ve added ${amount} in travel credit to your wallet. It expires ${until}.`,
    declined: 'We checked the transaction, and it’s correct. Nothing in your wallet has changed.',
    questions: (code) => `Questions? Write to us or call, and give us case ${code}.`,
  },
  detailsEdited: {
    subject: (title) => `Details updated: ${title}`,
    heading: 'Your trip details are updated',
    text: (title, list) => `We updated these details for ${title}: ${list}.`,
    notYou: (phone) => `Nothing else in your booking changed. If this wasn’t you, call us at ${phone}.`,
  },
  creditExpiring: {
    subject: (amount, date) => `Your ${amount} travel credit expires ${date}`,
    heading: 'Your travel credit expires soon',
    text: (amount, date, days) =>
      `You have ${amount} left. Use it on any booking by ${date} (${days} days from now).`,
  },
  refundSent: {
    subject: (amount) => `Your ${amount} refund is on its way`,
    heading: 'Your refund is on its way',
    text: (amount, tender, item) => `We refunded ${amount} to ${tender} for ${item}.`,
  },
  refundArrived: {
    subject: (amount) => `Your ${amount} refund has arrived`,
    heading: 'Your refund has arrived',
    text: (amount, tender, item) => `Your bank posted ${amount} to ${tender} for ${item}.`,
  },
  airlineCreditExpiring: {
    subject: (airline, amount, date) => `Your ${amount} ${airline} credit expires ${date}`,
    heading: (airline) => `Your ${airline} credit expires soon`,
    text: (airline, amount, date, days) =>
      `You have a ${amount} credit with ${airline}. Use it to book one of its flights by ${date} ` +
      `(${days} days from now), or you’ll lose it.`,
    sameTraveler: 'Only the traveler it was issued to can use it.',
    anyTraveler: 'You can use it for any traveler.',
    number: 'Ticket number',
    link: 'See your airline credits',
  },
  priceDropCredited: {
    subject: (amount) => `Your price dropped: here’s ${amount} in travel credit`,
    heading: 'Your price dropped',
    text: (amount, until) =>
      'The price of your trip went down after you booked. Your price drop protection gives you ' +
      `${amount} in travel credit. Use it by ${until}.`,
    booked: 'You booked at',
    lowest: 'Lowest price since then',
    credit: 'Your credit',
  },
  priceMatch: {
    credited: {
      subject: (amount) => `We matched the price: here’s ${amount} in travel credit`,
      heading: 'We matched the lower price',
      text: (amount, until) => `You have ${amount} more in travel credit. Use it by ${until}.`,
    },
    declined: {
      subject: (code) => `We couldn’t match the price (claim ${code})`,
      heading: 'We couldn’t match the price',
      note: 'What we found',
      appeal: 'If you don’t agree, you can appeal once. Someone else will decide.',
    },
    checks: {
      inTime: 'You have 24 hours from booking to claim a lower price. Your claim came later.',
      sameItinerary: 'The lower price wasn’t for exactly the same trip.',
      inDollars: 'The lower price wasn’t in US dollars.',
      open: 'Not everyone could book the lower price. Member, coupon and app-only prices don’t count.',
      verified: 'The page didn’t show a lower price when we checked.',
      kept: 'The booking was canceled or changed.',
    },
    see: 'See your claim',
  },
  watchedPrice: {
    drop: {
      subject: (title, price) => `Down to ${price}: ${title}`,
      heading: (price) => `The price dropped to ${price}`,
      text: (title, dates) =>
        `You’re watching ${title}, ${dates}. It costs less than when we last wrote to you.`,
    },
    available: {
      subject: (title, price) => `Available from ${price}: ${title}`,
      heading: (price) => `You can book it again, from ${price}`,
      text: (title, dates) =>
        `You’re watching ${title}, ${dates}. It was sold out, and now it’s for sale again.`,
    },
    now: 'Price now',
    before: 'Price before',
    note: 'Prices can change until you book. We look once a day, and this one isn’t held for you.',
    link: 'See the price',
    next: (price) => `We’ll email you again at ${price} or less.`,
    stop: 'Stop watching this price',
  },
  priceFreeze: {
    frozen: 'Frozen price',
    now: 'Price when we last looked',
    until: 'Frozen until',
    boughtOn: 'Bought',
    fee: 'Fee for the freeze',
    link: 'See your frozen prices',
    left: (hours) => (hours === 72 ? '3 days' : hours === 24 ? '1 day' : `${hours} hours`),
    limit: (most) =>
      `If the price goes up, we’ll pay up to ${most} of the increase per traveler or room. You’ll pay ` +
      'the rest.',
    bought: {
      subject: (title, price) => `${price} is frozen: ${title}`,
      heading: (price) => `We’re holding ${price} for you`,
      text: (title, until) =>
        `Book ${title} by ${until} and you’ll pay this price or the lower one at that time, less the fee ` +
        'you just paid.',
      note: 'Nothing is booked yet. If you don’t book by then, the freeze ends and the fee isn’t refunded.',
    },
    reminder: {
      subject: (title, left) => `${left} left: your frozen price for ${title}`,
      heading: (left) => `Your frozen price ends in ${left}`,
      text: (title, until) => `You can book ${title} at your frozen price until ${until}.`,
    },
    ended: {
      subject: (title) => `Your frozen price for ${title} has ended`,
      heading: 'Your frozen price has ended',
      text: (title) =>
        `You didn’t book ${title}, so nothing was booked or charged. You can freeze the new price.`,
      link: 'Freeze it again',
    },
    refunded: {
      subject: (amount) => `We’re refunding ${amount}`,
      heading: (amount) => `${amount} is on its way back`,
      soldOut: (title, amount) =>
        `${title} is sold out, so we’re refunding the ${amount} you paid to freeze its price.`,
      canceled: (title, amount) =>
        `You canceled ${title}. The fee for its frozen price counted toward it, so we’re refunding ` +
        `${amount} of it to your original payment methods.`,
      when:
        'Refunds to a card show up within 1 to 2 billing cycles. Miles and credits are returned ' +
        'right away.',
    },
  },
  tripEmailChanged: {
    subject: 'Your trip’s email address changed',
    heading: 'Your trip’s email address changed',
    text: (email) =>
      `Emails about this trip now go to ${email}. Your account’s email address hasn’t changed.`,
    notYou: (phone) => `If you didn’t change it, call us at ${phone}.`,
  },
  labels: {
    code: 'Confirmation code',
    payment: 'Payment',
    total: 'Total, taxes and fees included',
    cancelFree: 'Free cancellation until',
    refund: 'Refund',
    penalty: 'Cancellation fee',
    bookedBy: 'Booked by',
    travelers: (count) => (count === 1 ? 'Traveler' : 'Travelers'),
  },
  paidWith: (tender) => `Paid with ${tender}`,
  refund: {
    due: (amount, date) => `${amount}, to be sent by ${date}`,
    sent: (amount, date) => `${amount}, sent ${date}`,
    onItsWay: (amount) => `${amount}, on its way back`,
    back: (amount) => `${amount}, returned`,
    reissued: (amount) => `${amount}, as new credit`,
    forfeited: (amount) => `${amount}, not refundable under its terms`,
  },
  refundTo: (tender) => `To ${tender}`,
  refundNote: 'Your bank may take 1 to 2 billing cycles to show a card refund.',
  seeTrip: 'See your trip',
  seeTrips: 'Go to My Trips',
  seeCase: 'See your case',
  seeWallet: 'Go to your wallet',
  footer: (legalName, phone) => `Sent by ${legalName.replace(/\.$/, '')}. Questions? Call ${phone}.`,
  calendar: {
    code: (code) => `Confirmation code ${code}`,
  },
};
