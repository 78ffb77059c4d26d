/** How a desk is found and called: its address in words, and a telephone number that nobody has. */

import { hashText, mix } from '@sojourn/domain/mix.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { fictionalPhone } from '../../phones.ts';
import { COMPANIES } from './companies.ts';
import { type CarWorld, deskId } from './world.ts';

/** The airport and its terminal, or the part of the city. */
export function deskAddress(world: CarWorld, index: number): string {
  const desk = world.desks[index]!;
  const place = world.places[desk.place]!;
  if (place.kind === 'airport')
    return [desk.terminal === null ? [] : `Terminal ${desk.terminal}`, place.name].flat().join(', ');
  const parts = place.city?.neighbourhoods ?? [];
  const nearest = parts.toSorted((a, b) => distanceKm(a, desk) - distanceKm(b, desk))[0];
  return [nearest?.name ?? [], place.cityName].flat().join(', ');
}

export function deskPhone(world: CarWorld, index: number): string {
  const desk = world.desks[index]!;
  const seed = mix(hashText(deskId(world, desk)), hashText(COMPANIES[desk.company]!.code));
  return fictionalPhone(world.places[desk.place]!.country, seed);
}
