/** The fixed desks and cars among the generated. */
import { FUEL_POLICIES, PICK_UP_POINTS, type PickUpPoint } from '@sojourn/products/car/rules/car.ts';
import type { Draw } from '../../random.ts';
import { COMPANIES } from './companies.ts';
import { DEMO_CARS, DEMO_DESKS } from './data/demo-cars.ts';
import type { DrawnDesk } from './draw-desk.ts';
import { hoursNamed } from './hours.ts';
import { MODELS, modelOf } from './models.ts';
import { fieldsOf, linesOf, numberIn } from './read-table.ts';
import { CANCELS, type CarRow, PAY_BITS } from './world.ts';

type DemoDesk = Omit<DrawnDesk, 'lat' | 'lon'>;

function readDesks(): Map<string, Map<number, DemoDesk>> {
  const places = new Map<string, Map<number, DemoDesk>>();
  for (const line of linesOf(DEMO_DESKS)) {
    const fields = fieldsOf(line, 8);
    const [place = '', code = '', point = '', minutes = '', terminal = '', parking = '', hours = ''] = fields;
    const company = COMPANIES.findIndex((each) => each.code === code);
    const isPoint = PICK_UP_POINTS.some((each) => each === point);
    if (company < 0 || !isPoint) throw new Error(`no such desk: ${line}`);
    const desks = places.get(place) ?? new Map<number, DemoDesk>();
    places.set(place, desks);
    desks.set(company, {
      point: point as PickUpPoint,
      minutes: numberIn(minutes, line),
      terminal: terminal || null,
      parking: parking || null,
      hours: hoursNamed(hours),
      hasAfterHoursReturn: fields[7] === 'y',
    });
  }
  return places;
}
const DESKS = readDesks();

/** By company; undefined where nothing is fixed. */
export const demoDeskOf = (place: string): ReadonlyMap<number, DemoDesk> | undefined => DESKS.get(place);

const PAYS: Readonly<Record<string, number>> = { n: PAY_BITS.now, d: PAY_BITS.desk, b: 3 };
const CANCEL_LETTERS: Readonly<Record<string, (typeof CANCELS)[number]>> = {
  f: 'free',
  p: 'partial',
  x: 'none',
};
const DEMO_STOCK = 12;

function readCar(line: string, draw: Draw): CarRow {
  const [, , acriss = '', dollars = '', pay = '', cancel = '', mileage = '', struck = ''] = fieldsOf(line, 8);
  const model = modelOf('e', acriss);
  const kind = CANCEL_LETTERS[cancel[0] ?? ''];
  const payBits = PAYS[pay];
  if (!kind || !payBits) throw new Error(`no such car: ${line}`);
  const price = numberIn(dollars, line);
  return {
    model,
    base: Math.round(price * 100),
    stock: DEMO_STOCK,
    pay: payBits,
    cancel: CANCELS.indexOf(kind),
    cancelHours: Number(cancel.slice(1)),
    mileage: Number(mileage),
    fuelPolicy: FUEL_POLICIES.indexOf(
      MODELS[model]!.facts.fuel === 'electric' ? 'returnCharged' : 'returnFull',
    ),
    struck: struck === '' ? 1000 : Math.round((numberIn(struck, line) / price) * 1000),
    flat: 1,
    salt: draw.int(65_536),
  };
}

export const demoCarsOf = (place: string, company: string, draw: Draw): CarRow[] =>
  linesOf(DEMO_CARS)
    .filter((line) => line.startsWith(`${place}|${company}|`))
    .map((line) => readCar(line, draw));
