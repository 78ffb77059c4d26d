import { expect, it } from 'vitest';
import { isEmailAddress, isPhoneNumber } from './contact.ts';

it.each([
  ['noor@example.com', true],
  [' noor.haddad+trips@mail.example.co ', true],
  ['o’hara@example.com', false],
  ['noor@example', false],
  ['noor example.com', false],
  ['noor@@example.com', false],
  ['noor..h@example.com', false],
  ['.noor@example.com', false],
  ['noor@example.c', false],
])('%j is an address: %s', (typed, is) => expect(isEmailAddress(typed)).toBe(is));

it.each([
  ['+1 617 555 0142', true],
  [' (617) 555-0142', true],
  ['06.12.34.56.78', true],
  ['112', false],
  ['------', false],
  ['617 555 0142 ext 3', false],
  ['+1 617 555 0142 617 555 0142', false],
])('%j is a number: %s', (typed, is) => expect(isPhoneNumber(typed)).toBe(is));
