/**
 * `npm run bench`: measures what is promised and prints it beside its target and a plain way of doing the
 * same. Words choose parts, such as
 * `npm run bench -- stays flights cars homes activities rides booking solver policy trips desk http pages`.
 * Figures are for reading and for comparing two commits on one machine; nothing fails because of them.
 */
import { cpus, totalmem } from 'node:os';
import { startProduct } from '../e2e/product.ts';
import { offerHelp } from '../tools/help.ts';
import { activityBench } from './activities/run.ts';
import { bookingBench } from './booking/run.ts';
import { bundleBench } from './bundles.ts';
import { carBench } from './cars/run.ts';
import { deskBench } from './desk/run.ts';
import { flightBench } from './flights/run.ts';
import { homeBench } from './homes/run.ts';
import { httpActivityBench } from './http-activities.ts';
import { httpCarBench } from './http-cars.ts';
import { httpFlightBench } from './http-flights.ts';
import { httpHomeBench } from './http-homes.ts';
import { httpNeighborsBench } from './http-neighbors.ts';
import { httpSearchBench } from './http-search.ts';
import { pageSpeedBench } from './page-speed.ts';
import { policyBench } from './policy/run.ts';
import { predictionBench } from './predictions/run.ts';
import { hotelLossBench } from './protections/hotel-loss-ratio.ts';
import { lossRatioBench } from './protections/loss-ratio.ts';
import { monitoringBench } from './protections/monitoring.ts';
import { protectionBench } from './protections/run.ts';
import { rideBench } from './rides.ts';
import { printTable, type Row } from './rows.ts';
import { signedInBrowser } from './signed-in.ts';
import { sizeBench } from './size/run.ts';
import { spendBench } from './spend/run.ts';
import { stayBench } from './stays/run.ts';
import { tenderBench } from './tenders/run.ts';
import { tripBench } from './trips/run.ts';

offerHelp(import.meta);

const PARTS = [
  'stays',
  'flights',
  'cars',
  'homes',
  'activities',
  'rides',
  'booking',
  'solver',
  'policy',
  'protections',
  'monitoring',
  'predictions',
  'trips',
  'desk',
  'spend',
  'http',
  'http-cars',
  'http-homes',
  'http-activities',
  'http-neighbors',
  'pages',
  'size',
] as const;
type Part = (typeof PARTS)[number];
/** Minutes and gigabytes: measured only when it's named. */
const LARGE: ReadonlySet<Part> = new Set(['monitoring', 'desk', 'spend', 'size']);

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function productBench(wanted: ReadonlySet<Part>): Promise<Row[]> {
  const product = await startProduct({ LIMIT_FACTOR: '10000' });
  const dates = `checkIn=${dayAhead(40)}&checkOut=${dayAhead(44)}`;
  const results = `${product.url}/stays?place=city:lisbon-pt&${dates}&rooms=2`;
  const screens = [
    { name: 'home', url: `${product.url}/`, target: '≤ 130' },
    { name: 'results', url: results, target: '≤ 170' },
    { name: 'trips', url: `${product.url}/trips`, target: '≤ 170' },
    { name: 'profile', url: `${product.url}/profile/`, target: '≤ 160' },
  ];
  try {
    const browser = await signedInBrowser(product.url);
    try {
      const neighbors = wanted.has('http') || wanted.has('http-neighbors');
      // Before the others have compiled and cached what it measures
      const first = neighbors ? await httpNeighborsBench(product.url, browser) : [];
      const rows = wanted.has('http')
        ? [...(await httpSearchBench(product.url, browser)), ...(await httpFlightBench(product.url, browser))]
        : [];
      rows.push(...first);
      if (wanted.has('size')) rows.push(...(await sizeBench()));
      if (wanted.has('http') || wanted.has('http-cars'))
        rows.push(...(await httpCarBench(product.url, browser)));
      if (wanted.has('http') || wanted.has('http-homes'))
        rows.push(...(await httpHomeBench(product.url, browser)));
      if (wanted.has('http') || wanted.has('http-activities'))
        rows.push(...(await httpActivityBench(product.url, browser)));
      if (!wanted.has('pages')) return rows;
      return [...rows, ...(await bundleBench(screens, browser)), ...(await pageSpeedBench(screens, browser))];
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

const selected = process.argv.slice(2);
const unknown = selected.filter((word) => !PARTS.some((part) => part === word));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}.`);
  process.exit(1);
}
const wanted = new Set(
  PARTS.filter((part) => (selected.length === 0 ? !LARGE.has(part) : selected.includes(part))),
);
const rows: Row[] = [];
if (wanted.has('stays')) rows.push(...(await stayBench()));
if (wanted.has('flights')) rows.push(...(await flightBench()));
if (wanted.has('cars')) rows.push(...carBench());
if (wanted.has('homes')) rows.push(...homeBench());
if (wanted.has('activities')) rows.push(...activityBench());
if (wanted.has('rides')) rows.push(...rideBench());
if (wanted.has('booking')) rows.push(...(await bookingBench()));
if (wanted.has('policy')) rows.push(...(await policyBench()));
if (wanted.has('protections')) rows.push(...protectionBench(), ...lossRatioBench(), ...hotelLossBench());
if (wanted.has('monitoring')) rows.push(...(await monitoringBench()));
if (wanted.has('predictions')) rows.push(...predictionBench());
if (wanted.has('solver')) rows.push(...tenderBench());
if (wanted.has('trips')) rows.push(...(await tripBench()));
if (wanted.has('desk')) rows.push(...(await deskBench()));
if (wanted.has('spend')) rows.push(...(await spendBench()));
if (wanted.has('size')) rows.push(...(await sizeBench()));
if ([...wanted].some((part) => part.startsWith('http') || part === 'pages'))
  rows.push(...(await productBench(wanted)));

const gigabytes = Math.round(totalmem() / 2 ** 30);
console.log(
  `\n${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GB, Node ${process.version}\n`,
);
console.log(printTable(rows));
