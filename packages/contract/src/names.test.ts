import { carDraft } from '@sojourn/products/car/wire/car-draft.ts';
import { hotelDraft } from '@sojourn/products/hotel/wire/hotel-draft.ts';
import { describe, expect, it } from 'vitest';
import { personName, typedName } from './primitives.ts';
import { wishlistCalls } from './wishlists.ts';

const HIDDEN = ['\u0007', '\n', '\u200b', '\u200e', '\u202e', '\u2066', '\ufeff'];

describe('names', () => {
  it.each(HIDDEN.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))('refuse U+%s', (_, sign) => {
    const name = `Ma${sign}ya`;
    // Space of any kind becomes one space
    expect(personName.safeParse(name).data ?? '').not.toContain(sign);
    expect(typedName.safeParse(name).success).toBe(false);
    const guests = [{ firstName: name, lastName: 'Okafor' }];
    expect(hotelDraft.shape.guests.safeParse(guests).success).toBe(false);
    const drivers = [{ personId: null, firstName: 'Maya', lastName: name }];
    expect(carDraft.shape.drivers.safeParse(drivers).success).toBe(false);
    expect(wishlistCalls.createWishlist.input?.safeParse({ name }).success).toBe(false);
  });

  it.each(['Visit evil.example/now', 'https://evil.example', 'Maya 2027', '@maya', '<b>'])(
    'of guests and drivers follow the rule of documents: %s is none',
    (name) => expect(personName.safeParse(name).success).toBe(false),
  );

  it.each(['O’Neil', 'María José', 'Nguyễn', '王', 'Jean-Luc Jr.'])('allow %s', (name) =>
    expect(personName.safeParse(name).success).toBe(true),
  );
});
