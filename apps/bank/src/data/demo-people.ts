/** The demo's people. Their one password is published in the README; production refuses them. */
import type { Account, Person } from '../person.ts';

export const DEMO_PASSWORD = 'harbor-demo-2027';

const SUMMIT: Account = {
  accountReferenceId: 'acc_summit_4417',
  productDisplayName: 'Harbor Summit',
  customerAccountRole: 'Primary',
  accountType: 'Personal',
  balance: 184_250,
  lastFour: '4417',
  virtualLastFours: ['8820', '3071'],
  earn: { hotels: 4, cars: 4, flights: 3 },
  mayRedeem: true,
  redemptionMin: 0,
  tier: 'premium',
  // Its year began a week before the demo
  opened: { years: 3, days: 7 },
};
const TRAIL: Account = {
  accountReferenceId: 'acc_trail_0926',
  productDisplayName: 'Harbor Trail',
  customerAccountRole: 'Primary',
  accountType: 'Personal',
  balance: 12_480,
  lastFour: '0926',
  virtualLastFours: [],
  earn: { hotels: 2, cars: 2, flights: 1.5 },
  mayRedeem: true,
  redemptionMin: 2_500,
  opened: { years: 4, days: 120 },
};
/** Opened lately under the limited-time offer, so it brings the one-time credit */
const NEW_TRAIL: Account = {
  ...TRAIL,
  accountReferenceId: 'acc_trail_3318',
  lastFour: '3318',
  balance: 23_940,
  opened: { years: 0, days: 40 },
  limitedTimeOffer: true,
};
const CASH: Account = {
  accountReferenceId: 'acc_cash_5206',
  productDisplayName: 'Harbor Cash',
  customerAccountRole: 'Primary',
  accountType: 'Personal',
  unit: 'cash',
  balance: 8_615,
  lastFour: '5206',
  virtualLastFours: [],
  earn: { hotels: 1.5, cars: 1.5, flights: 1.5 },
  mayRedeem: true,
  redemptionMin: 2_500,
  opened: { years: 2, days: 45 },
};
const FLEET: Account = {
  accountReferenceId: 'acc_fleet_7702',
  productDisplayName: 'Fleet Business',
  customerAccountRole: 'Account Manager',
  accountType: 'Business',
  balance: 412_600,
  lastFour: '7702',
  virtualLastFours: ['6640'],
  earn: { hotels: 3, cars: 3, flights: 2 },
  mayRedeem: true,
  redemptionMin: 0,
  tier: 'premium',
  opened: { years: 1, days: 60 },
};

const person = (
  name: readonly [userName: string, firstName: string, lastName: string, email: string],
  password: string,
  accounts: readonly Account[],
  about: Person['about'] & object,
  more: Partial<Person> = {},
): Person => ({
  // The vault's demo cards are kept under the same names
  subject: name[0].replace(/\..*$/, ''),
  userName: name[0],
  firstName: name[1],
  lastName: name[2],
  email: name[3],
  locale: 'en',
  password: `scrypt$16384$${password}`,
  isCardholder: true,
  isAgent: false,
  accounts,
  about,
  ...more,
});

export const DEMO_PEOPLE: readonly Person[] = [
  person(
    ['maya.okafor', 'Maya', 'Okafor', 'maya.okafor@example.com'],
    'd5yOgP7r7Xg0dlINdIcCzA$gCIJQiw0L4eH750MvwK89ZZmCyHKrH0vSDFIlFg-0lw',
    [SUMMIT, TRAIL],
    { en: 'Harbor Summit, primary holder', fr: 'Harbor Summit, titulaire principale' },
    { phone: '+1 617 555 0142' },
  ),
  person(
    ['elena.ruiz', 'Elena', 'Ruiz', 'elena.ruiz@example.com'],
    'sTCyxqFyjhLxozG9aX0fWQ$jO3GI1Tb5eAqM_uEfrgOCaOR4-WZDenOgvXts6P5IOc',
    [NEW_TRAIL, CASH],
    { en: 'Harbor Trail, primary holder', fr: 'Harbor Trail, titulaire principale' },
    { phone: '+1 512 555 0117' },
  ),
  person(
    ['jonah.okafor', 'Jonah', 'Okafor', 'jonah.okafor@example.com'],
    '5VeHUq17CsglgIHYsk5l6w$MjzHrUkgBIdvylvx-ef68odTfZ0084o_T3dCdm9hhmg',
    [
      {
        ...SUMMIT,
        customerAccountRole: 'Authorized User',
        lastFour: '4425',
        virtualLastFours: [],
        mayRedeem: false,
      },
    ],
    { en: 'Harbor Summit, authorized user', fr: 'Harbor Summit, utilisateur autorisé' },
    { phone: '+1 617 555 0143' },
  ),
  person(
    ['priya.nair', 'Priya', 'Nair', 'priya.nair@northline.example'],
    'xKYQ5gYag7YoAm5m4cGDIg$db_RHn3oGej9ePUQW6raZ5UV5I5Qx8NPrzywPTyHsLU',
    [FLEET],
    { en: 'Northline Surveying, administrator', fr: 'Northline Surveying, administratrice' },
    { isCardholder: false, phone: '+1 303 555 0171' },
  ),
  person(
    ['daniel.reyes', 'Daniel', 'Reyes', 'daniel.reyes@northline.example'],
    '2clCZaAeKJ4_D1z7ULuGSQ$GOjKoSMOHT0NoSHSgW0P0ojGsNYck8_U1ZbToclABhw',
    [
      {
        ...FLEET,
        customerAccountRole: 'Non Financial User',
        lastFour: '5514',
        virtualLastFours: [],
        mayRedeem: false,
      },
    ],
    { en: 'Northline Surveying, traveler', fr: 'Northline Surveying, voyageur' },
    { isCardholder: false, phone: '+1 303 555 0164' },
  ),
  person(
    ['sam.whitfield', 'Sam', 'Whitfield', 'sam.whitfield@harbor.example'],
    'ctPpHL9F4foldooip5vLhg$NiEUwxaeJRGO0wQaaCJjgJsVCYctKrKTxagzVGvmhVg',
    [],
    { en: 'Service desk agent', fr: 'Agent du service client' },
    { isCardholder: false, isAgent: true },
  ),
  person(
    ['kiran.bhatt', 'Kiran', 'Bhatt', 'kiran.bhatt@harbor.example'],
    'qMdMBCehg8tK-IMLTAtZdQ$m_YAY5Lj31-TlwwrGvKdDm2HhrvNwT5zFDBVRB1uLu8',
    [],
    { en: 'Service desk agent, second approver', fr: 'Agente du service client, seconde approbation' },
    { isCardholder: false, isAgent: true },
  ),
];
