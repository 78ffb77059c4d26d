/** Where pins, shuttle rides and the arrival's label go on the strip. Pure; pixels. */
import type { WireCarLocation } from '#car/wire/cars.ts';
import { type Area, type Pin, spreadPins } from './spread-pins.ts';

export type Position = { readonly lat: number; readonly lon: number };
type Point = { readonly x: number; readonly y: number };
export type MapDesk = Pick<WireCarLocation, 'deskId' | 'point' | 'minutes' | 'position'> & {
  readonly price: string;
};

type Ride = {
  readonly deskId: string;
  readonly minutes: number;
  readonly from: Point;
  readonly to: Point;
  readonly label: Point;
};
export type Layout = {
  readonly center: Point;
  /** In the order of the desks. */
  readonly pins: readonly Point[];
  readonly rides: readonly Ride[];
};

const PIN_HEIGHT = 30;
const LETTER = 8;
/** A pin besides its price: the company's letters and the air. */
const pinWidth = (price: string): number => 48 + LETTER * price.length;
const centerWidth = (name: string): number => 44 + LETTER * name.length;
const RIDE = { width: 52, height: 20 } as const;
/** On a shorter line the minutes would hide it. */
const SHORTEST_LINE = 130;

const MARGIN = 0.1;
/** The strip is low: desks further north or south than this share of all wait at its edge. */
const TALL = 0.5;

/** Everything that has a pin, with some air. */
export function boxOfDesks(points: readonly Position[]) {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const air = (from: number, to: number) => Math.max(0.002, (to - from) * MARGIN);
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  const tall = ((Math.max(...lats) - Math.min(...lats)) / 2) * TALL;
  const [south, north] = [middle - tall, middle + tall];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  return {
    south: south - air(south, north),
    north: north + air(south, north),
    west: west - air(west, east),
    east: east + air(west, east),
  };
}

type View = {
  readonly center: Position;
  readonly centerName: string;
  readonly project: (position: Position) => Point;
  readonly area: Area;
};

export function layOutDesks(desks: readonly MapDesk[], view: View): Layout {
  const { area } = view;
  const center = view.project(view.center);
  const label: Pin = { x: center.x, y: center.y, width: centerWidth(view.centerName), height: PIN_HEIGHT };
  const pins = spreadPins(
    desks.map(({ position, price }) => {
      const { x, y } = view.project(position);
      return { x, y, width: pinWidth(price), height: PIN_HEIGHT };
    }),
    [label],
    area,
  );
  const shuttles = desks.flatMap(({ deskId, point, minutes }, at) => {
    const pin = pins[at];
    return pin && point === 'shuttle' ? [{ deskId, minutes, pin }] : [];
  });
  const long = shuttles.filter(({ pin }) => Math.hypot(pin.x - center.x, pin.y - center.y) >= SHORTEST_LINE);
  const labels = spreadPins(
    long.map(({ pin }) => ({ x: (pin.x + center.x) / 2, y: (pin.y + center.y) / 2, ...RIDE })),
    [label, ...pins],
    area,
  );
  return {
    center,
    pins,
    rides: long.map(({ deskId, minutes, pin }, at) => ({
      deskId,
      minutes,
      from: center,
      to: pin,
      label: labels[at] ?? pin,
    })),
  };
}
