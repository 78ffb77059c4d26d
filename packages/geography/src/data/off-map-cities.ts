/** Cities on islands too small or coasts too fine for the 1:10 million land: there, do not ask the land. */
export const OFF_MAP_CITIES: ReadonlySet<string> = new Set([
  'alesund-no',
  'boracay-ph',
  'capri-it',
  'gili-trawangan-id',
  'hamilton-island-au',
  'maafushi-mv',
  'moorea-pf',
]);
