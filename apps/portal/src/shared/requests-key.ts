/** Of bookings that an agent prepared and that wait for the customer to pay. */
export const REQUESTS_KEY = ['payment-requests'] as const;
