/** Columns as `readAirports` says. */
export const AIRPORTS_EUROPE = `
LIS|Lisbon Humberto Delgado|Lisbon|PT|38.774|-9.134|Europe/Lisbon|lisbon-pt
CDG|Paris Charles de Gaulle|Paris|FR|49.013|2.55|Europe/Paris|paris-fr
LHR|London Heathrow|London|GB|51.471|-0.462|Europe/London|london-gb
`;
