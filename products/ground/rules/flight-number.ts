/** `TP 216`, `TP216`; the airline's that flies. */
export const FLIGHT_NUMBER = /^([A-Z0-9]{2}) ?(\d{1,4})$/;
