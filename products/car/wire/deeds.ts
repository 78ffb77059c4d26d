/** What an agent does with its calls in a customer's portal. */
export const carDeeds = {
  cars: ['searchCars', 'findCarFlights', 'checkCarLoyalty'],
  car: ['getCar'],
  checkout: ['chooseCarOptions'],
} as const;
