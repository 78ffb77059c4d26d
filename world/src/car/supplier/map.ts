/** The market's read-only values as the contract's, whose lists may be written to. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { returnWayAt } from '@sojourn/domain/booking/opening-hours.ts';
import { money } from '@sojourn/domain/money.ts';
import type { CarPrice } from '@sojourn/products/car/rules/car-price.ts';
import type { CarAsk } from '@sojourn/products/car/sell/supplier.ts';
import type { CarSummary } from '@sojourn/products/car/wire/car-checkout.ts';
import type { CarDetail } from '@sojourn/products/car/wire/car-search.ts';
import type { WireCarLocation, WireCarPrice } from '@sojourn/products/car/wire/cars.ts';
import { deskAddress, deskPhone } from '../inventory/contact.ts';
import { type CarCompanyFacts, companyFacts, locationAt } from '../inventory/describe.ts';
import { MODELS } from '../inventory/models.ts';
import { type CarTerms, carTerms } from '../inventory/price/terms.ts';
import { type CarWorld, deskId } from '../inventory/world.ts';
import type { FoundRental } from './market.ts';

export const wireTerms = (terms: CancelTerms) => ({ ...terms, steps: [...terms.steps] });
export const wirePrice = (price: CarPrice): WireCarPrice => ({
  ...price,
  rateLines: [...price.rateLines],
  rateFees: [...price.rateFees],
  deskFees: [...price.deskFees],
  extras: [...price.extras],
});

export function wireLocation(world: CarWorld, desk: number): WireCarLocation {
  const { id, placeId: _, company: __, cityId, lat, lon, hours, ...location } = locationAt(world, desk);
  return {
    ...location,
    deskId: id,
    address: deskAddress(world, desk),
    phone: deskPhone(world, desk),
    cityPlaceId: cityId === null ? null : `city:${cityId}`,
    position: { lat, lon },
    hours: [...hours],
  };
}

export const wireCompany = ({ code, name, ratingTenths }: CarCompanyFacts) => ({
  code,
  name,
  rating: ratingTenths,
});
export const companyOfDesk = (world: CarWorld, desk: number) =>
  wireCompany(companyFacts(world.desks[desk]!.company));

function programOf(world: CarWorld, desk: number): CarSummary['loyaltyProgram'] {
  const program = companyFacts(world.desks[desk]!.company).program;
  if (program === null) return null;
  const { code, name, prefix, digits } = program;
  return { code, name, prefix, digits };
}

export const extraOffers = (terms: CarTerms, days: number): CarDetail['extras'] =>
  terms.extras.map(({ kind, perDay, cap, most }) => {
    const whole = perDay.amountMinor * days;
    const minor = Math.min(whole, cap?.amountMinor ?? whole);
    return { kind, perDay, amount: money(minor, perDay.currency), most };
  });

export const borderOf = ({ crossBorder }: CarTerms): CarDetail['crossBorder'] =>
  crossBorder.countries.length === 0 ? null : { countries: [...crossBorder.countries], fee: crossBorder.fee };

/** What a rental shows whether it is available or not. */
export function summaryOf(world: CarWorld, rental: FoundRental, ask: CarAsk): CarSummary {
  const { carId, row, from, to, days } = rental;
  const terms = carTerms(world, row, days.days);
  const back = wireLocation(world, to);
  return {
    carId,
    car: MODELS[world.model[row]!]!.facts,
    company: companyOfDesk(world, from),
    pickUp: { at: ask.pickUp, location: wireLocation(world, from), returnWay: null },
    dropOff: { at: ask.dropOff, location: back, returnWay: returnWayAt(back, ask.dropOff) },
    days: days.days,
    mileage: terms.mileage,
    fuelPolicy: terms.fuelPolicy,
    cover: terms.cover,
    deposit: terms.deposit,
    drivers: terms.drivers,
    loyaltyProgram: programOf(world, from),
  };
}

export const deskIdAt = (world: CarWorld, desk: number): string => deskId(world, world.desks[desk]!);
