/** Last names on numbers that belong to somebody else; never a demo person's. */
export const OTHER_MEMBERS = [
  'Almeida',
  'Brandt',
  'Castellanos',
  'Duval',
  'Eriksen',
  'Fairweather',
  'Grimaldi',
];
