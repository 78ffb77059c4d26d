/**
 * Who else banks here in the demo, without a button on the sign-in page: the people of Northline Surveying,
 * and cardholders whom the service desk knows. Everybody's user name is their first and last name.
 */
import type { Account, Person } from '../person.ts';

/** All of them sign in with the demo's one password. */
const PASSWORD = 'scrypt$16384$xKYQ5gYag7YoAm5m4cGDIg$db_RHn3oGej9ePUQW6raZ5UV5I5Qx8NPrzywPTyHsLU';
type Named = readonly [firstName: string, lastName: string];

const named = (names: string): readonly Named[] =>
  names
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ (?=\S+$)/) as unknown as Named);

const STAFF = named(`
  Margaret Lindqvist
  Robert Achterberg
  Teresa Villanueva
  Andre Baptiste
  Hannah Weiss
  Carlos Mendoza
  Aisha Rahman
  Tyler Brandt
  Mei-Ling Zhou
  Marcus Odom
  Siobhan Kelleher
  Hector Salinas
  Brooke Tanaka
  Dmitri Volkov
  Latoya Simmons
  Owen McAllister
  Rosa Iturbide
  Jamal Whitaker
  Kelsey Nygaard
  Victor Esparza
  Caleb Yoder
  Nadia Haddad
  Travis Boone
  Ines Cardoso
  Wyatt Larkin
  Shreya Kulkarni
  Luis Ocampo
  Megan Fairchild
  Emeka Nwosu
  Paige Sorensen
  Anthony Russo
  Yuki Hayashi
  Dana Feldman
  Thomas Beaumont
  Leila Farahani
  Grant Holloway
  Bianca Moretti
  Samuel Osei
  Claire Dubois
  Rajesh Menon
  Allison Pruitt
  Kwame Boateng
  Erin Castellano
  Julian Reyna
  Priscilla Ong
  Derek Stanton
  Fatima Siddiqui
  Noah Lindgren
  Vanessa Trujillo
  Peter Kowalczyk
  Monique Charles
  Ethan Goldberg
  Angela Petrov
  Miles Garrison
  Joanna Whitlock
  Ruben Castaneda
  Stephanie Albrecht
  Desmond Clarke
`);

const CARDHOLDERS = named(`
  Rachel Steinberg
  Marcus Delgado
  Aiko Nakamura
  William Prescott
  Zainab Yusuf
  Patrick Donnelly
  Gabriela Fontes
  Henry Caldwell
  Simone Laurent
  Arjun Desai
  Katherine Moss
  Leon Fischer
`);

/** The last four digits are a person's own, so that their card is known by them. */
const fleetOf = (at: number): Account => ({
  accountReferenceId: 'acc_fleet_7702',
  productDisplayName: 'Fleet Business',
  customerAccountRole: 'Non Financial User',
  accountType: 'Business',
  balance: 412_600,
  lastFour: String(3_001 + 37 * at),
  virtualLastFours: [],
  earn: { hotels: 3, cars: 3, flights: 2 },
  mayRedeem: false,
  redemptionMin: 0,
  tier: 'premium',
  opened: { years: 1, days: 60 },
});

const trailOf = (at: number): Account => {
  const lastFour = String(6_013 + 71 * at);
  return {
    accountReferenceId: `acc_trail_${lastFour}`,
    productDisplayName: 'Harbor Trail',
    customerAccountRole: 'Primary',
    accountType: 'Personal',
    balance: 8_000 + 4_310 * at,
    lastFour,
    virtualLastFours: [],
    earn: { hotels: 2, cars: 2, flights: 1.5 },
    mayRedeem: true,
    redemptionMin: 2_500,
    opened: { years: 2 + (at % 4), days: 30 + 11 * at },
  };
};

function personOf([firstName, lastName]: Named, domain: string, account: Account, phone: string): Person {
  const userName = `${firstName}.${lastName}`.toLowerCase();
  return {
    subject: userName,
    userName,
    firstName,
    lastName,
    email: `${userName}@${domain}`,
    phone,
    locale: 'en',
    password: PASSWORD,
    isCardholder: account.accountType === 'Personal',
    isAgent: false,
    accounts: [account],
  };
}

export const DEMO_STAFF: readonly Person[] = STAFF.map((name, at) =>
  personOf(name, 'northline.example', fleetOf(at), `+1 617 555 ${String(210 + at).padStart(4, '0')}`),
);
export const DEMO_CARDHOLDERS: readonly Person[] = CARDHOLDERS.map((name, at) =>
  personOf(name, 'example.com', trailOf(at), `+1 212 555 ${String(310 + at).padStart(4, '0')}`),
);
