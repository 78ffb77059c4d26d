import type { MailTexts } from './texts.ts';

export const EN: MailTexts = {
  canceled: {
    noRefund: 'This booking was nonrefundable, so there’s no refund.',
    refunds: 'Here’s what we’re refunding, and when to expect it:',
  },
  companyMessage: {
    subject: (company) => `A message from ${company} about your trip`,
    heading: (company) => `${company} wrote to you`,
  },
  invitation: {
    subject: (company, brand) => `${company} invited you to ${brand}`,
    heading: (brand) => `Book your work trips with ${brand}`,
    text: (company, issuer) =>
      `${company} added you to its travel account. To get started, sign in with the ${issuer} login that ` +
      'has this email address.',
    link: 'Sign in',
    mistake: 'If you don’t work there, ignore this email. Nothing is set up until you sign in.',
  },
  caseOpened: {
    subject: (code) => `We’re on it (case ${code})`,
    heading: 'We’re on it',
    about: {
      bookingUnanswered:
        'We’re still waiting for your booking to be confirmed. You’ll never be charged twice. Please don’t ' +
        'book again.',
      cancelUnanswered: 'We’re still waiting for your cancellation to be confirmed.',
      cancelRefused:
        'Your cancellation wasn’t accepted. Your booking hasn’t changed, and our team is looking into it.',
      changeRequested:
        'We received your change request. Your booking stays as it is until we make the change.',
      changeUnanswered:
        'We’re still waiting for your change to be confirmed. You’ll never be charged twice. Please don’t ' +
        'change it again.',
      changeRefused:
        'Your change wasn’t accepted. Your booking hasn’t changed, you weren’t charged, and our team is ' +
        'looking into it.',
      refundRefused:
        'One of your refunds didn’t arrive. We’re sending it again and will keep trying until it does.',
      refundUnanswered: 'One of your refunds hasn’t arrived yet. We’re following up.',
      ticketingLate:
        'Your flights are confirmed, but the airline hasn’t issued your tickets yet. We’re on it; there’s ' +
        'nothing you need to do.',
      ticketingRefused:
        'Your flights are confirmed, but the airline didn’t issue your tickets. We’re on it and will ' +
        'email you.',
      ticketNotVoided:
        'One of your tickets was refused, so nothing was booked. We’re canceling the ticket that was ' +
        'already issued. You won’t be charged for it.',
      scheduleUnmapped:
        'Something about your trip may have changed. We’re checking the details and will email you.',
      compensationClaimed: 'We’re claiming your compensation from the airline and will email you the answer.',
      creditDispute: 'We received your report and will email you the outcome.',
      supportRequest: 'We received your message.',
      helpRequested: 'You asked us for help with your trip. We have its details and are looking into it.',
    },
    anything: 'Our team is reviewing your trip.',
    text: (code, until) => `We’ll get back to you by ${until}. If you call, just give us case ${code}.`,
  },
  caseNews: {
    caseReplied: {
      subject: (code) => `We replied to you: case ${code}`,
      heading: 'We replied to you',
      text: (code) => `There’s a new message in case ${code}. You can read it and reply on the case’s page.`,
    },
    caseProposed: {
      subject: (code) => `We have an offer for you: case ${code}`,
      heading: 'We have an offer for you',
      text: (code) => `You can see what we offer in case ${code}, and accept or decline it there.`,
    },
    caseResolved: {
      subject: (code) => `Your case ${code} is resolved`,
      heading: 'Your case is resolved',
      text: (code) =>
        `We’re done with case ${code}. If something is still open, just reply on its page within 14 days.`,
    },
  },
  disputeAnswered: {
    subject: (code) => `About the problem you reported (case ${code})`,
    heading: 'We’ve reviewed the problem you reported',
    credited: (amount, until) => `You were right. We added ${amount} in travel credit; it expires ${until}.`,
    declined: 'We checked the transaction, and it’s correct. Nothing changes in your wallet.',
    questions: (code) => `Questions? Write to us or call, and give us case ${code}.`,
  },
  detailsEdited: {
    subject: (title) => `Details updated: ${title}`,
    heading: 'Your trip details are updated',
    text: (title, list) => `We sent your changes for ${title}, and they were accepted: ${list}.`,
    names: {
      frequentFlyerNumber: 'frequent flyer number',
      knownTravelerNumber: 'known traveler number',
      tsaRedressNumber: 'redress number',
      specialAssistance: 'special assistance',
      loyaltyNumber: 'loyalty number',
      requests: 'special requests',
      flightNumber: 'arrival flight',
    },
    notYou: (phone) => `Nothing else about your booking changed. If this wasn’t you, call ${phone}.`,
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
    text: (amount, tender, item) => `We sent ${amount} back to ${tender} for ${item}.`,
  },
  refundArrived: {
    subject: (amount) => `Your ${amount} refund arrived`,
    heading: 'Your refund arrived',
    text: (amount, tender, item) => `Your bank posted ${amount} to ${tender} for ${item}.`,
  },
  airlineCreditExpiring: {
    subject: (airline, amount, date) => `Your ${amount} ${airline} credit expires ${date}`,
    heading: (airline) => `Your ${airline} credit expires soon`,
    text: (airline, amount, date, days) =>
      `${airline} still owes you ${amount}. Book one of its flights by ${date} (${days} days from now); ` +
      'after that, the airline keeps it.',
    sameTraveler: 'Only the traveler it was issued to can fly on it.',
    anyTraveler: 'Anyone you book for can fly on it.',
    number: 'Ticket number',
    link: 'See your airline credits',
  },
  priceDropCredited: {
    subject: (amount) => `Your price dropped: here’s ${amount} in travel credit`,
    heading: 'Your price dropped',
    text: (amount, until) =>
      'After you booked, the price of your trip went down. Your price drop protection gives you ' +
      `${amount} in travel credit. You can use it until ${until}.`,
    booked: 'You booked at',
    lowest: 'Lowest price since then',
    credit: 'Your credit',
    ifCanceled: 'If you cancel the trip, you lose what you haven’t used.',
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
    total: 'Total, taxes and fees included',
    cancelFree: 'Free cancellation until',
    penalty: 'Cancellation fee',
  },
  until: (date, time) => `${date}, ${time}`,
  paidWith: (tender) => `Paid with ${tender}`,
  refund: {
    due: (amount, date) => `${amount}, sent by ${date}`,
    sent: (amount, date) => `${amount}, sent ${date}`,
    onItsWay: (amount) => `${amount}, on its way back`,
    back: (amount) => `${amount}, returned`,
    reissued: (amount) => `${amount}, as new credit`,
    forfeited: (amount) => `${amount}, forfeited under its terms`,
  },
  refundTo: (tender) => `To ${tender}`,
  refundNote: 'Your bank may take 1 to 2 billing cycles to show a card refund.',
  seeTrip: 'See your trip',
  seeTrips: 'Go to My Trips',
  seeCase: 'See your case',
  seeWallet: 'Go to your wallet',
  footer: (legalName, phone) => `Sent by ${legalName.replace(/\.$/, '')}. Questions: ${phone}.`,
  calendar: {
    code: (code) => `Confirmation code ${code}`,
  },
};
