/** What an agent does with its calls in a customer's portal. */
export const flightDeeds = {
  flights: [
    'searchFlights',
    'getFlightOption',
    'listGoodFares',
    'getFareCalendar',
    'getFareDates',
    'getFareHistory',
    'predictPrice',
  ],
  flight: ['reviewFlights', 'getSeatMap'],
} as const;
