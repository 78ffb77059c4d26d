/** `--help` of the tools: what each does, in one table. The programs under `apps` have their own. */
import { basename } from 'node:path';
import { SERVER_SETTINGS } from '../apps/server/src/server-settings.ts';
import { type Help, helpText, wantsHelp } from '../packages/domain/src/settings/help.ts';
import { START_SETTINGS } from './start/settings.ts';

const { SOJOURN_STATE_DIR, DATABASE_URL, VAULT_DATABASE_URL, BANK_DATABASE_URL, NODE_ENV } = START_SETTINGS;
const STATE = { SOJOURN_STATE_DIR, DATABASE_URL };
const KEYED = {
  ...STATE,
  SERVER_KEY: {
    ...SERVER_SETTINGS.SERVER_KEY,
    about: 'of the servers; seals what you type in the audit log',
    standard: 'the one in the state directory',
  },
};
const DATABASES = { NODE_ENV, SOJOURN_STATE_DIR, DATABASE_URL, VAULT_DATABASE_URL, BANK_DATABASE_URL };

/** By the name of the file. */
const TOOLS: Readonly<Record<string, Help>> = {
  start: {
    usage: 'npm start\n       npm run dev [-- --inspect[=<port>]]',
    about:
      'Builds what changed, migrates and starts everything on this machine. Settings of the server, the ' +
      'vault\n' +
      'and the demo bank are passed on to them; see their --help.\n' +
      'npm run dev serves pages from their sources: an edit shows on the open page, or restarts what uses\n' +
      'it. With --inspect a debugger can attach to the server, at port 9229 unless you name one.',
    settings: START_SETTINGS,
  },
  build: {
    usage: 'npm run build',
    about:
      'Builds the front ends (apps/portal/dist, apps/vault/dist) whose sources changed since the last build.',
  },
  migrate: {
    usage: 'npm run migrate',
    about:
      'Migrates the databases to this version. Run it before you start the new servers; it’s safe to ' +
      'repeat.',
    settings: DATABASES,
  },
  seed: {
    usage: 'npm run seed -- <scenario>',
    about: 'Adds demo data to the portal’s database, even while servers run. Without a scenario, lists them.',
    settings: STATE,
  },
  reset: {
    usage: 'npm run reset',
    about: 'Deletes the local database and keys. Refuses while they’re in use.',
    settings: STATE,
  },
  alerts: {
    usage:
      'npm run alerts -- list <tenant>\n' +
      '       npm run alerts -- note <tenant> government | who <country> <from> <until | open> <source>\n' +
      '       npm run alerts -- end <tenant> <H-code> canceled | changed | government | who <reason>',
    about:
      'Records a travel alert for a country (two letters, days as 2027-04-14): within a minute, add-ons ' +
      'end for\ntrips there. Lists the alerts, or ends the add-ons of one trip. Recorded in the audit log.',
    settings: KEYED,
  },
  companies: {
    usage:
      'npm run companies\n' +
      '       npm run companies -- create <tenant> <name> <account> <subject of the first admin>\n' +
      '       npm run companies -- suspend <company> <reason>\n' +
      '       npm run companies -- resume | go-live | publish-terms <company> [<reason>]',
    about:
      'Lists companies. Creates one, which isn’t live until its admin has set it up. Suspends one, lets ' +
      'its people\nin again, or asks them to accept a new version of its terms. Recorded in the audit log.',
    settings: KEYED,
  },
  spend: {
    usage: 'npm run spend -- rebuild [<company>]',
    about:
      'Rebuilds company spend reports from bookings, of one company or all, after a repair by hand. ' +
      'Existing trips\nkeep the department, cost center and tier of the day they were booked. Recorded in ' +
      'the audit log.',
    settings: KEYED,
  },
  cases: {
    usage:
      'npm run cases\n       npm run cases -- list <reason>\n' +
      '       npm run cases -- close <case> <reason>\n' +
      '       npm run cases -- credit <case> <dollars> <reason>\n' +
      '       npm run cases -- decline <case> <reason>',
    about:
      'Lists open cases with their customers, most urgent first. Closes one by code or id once it’s ' +
      'settled.\n' +
      'Answers a dispute (creditDispute): adds travel credit or declines it, and emails the outcome.\n' +
      'The reason is stored permanently: describe what you did, and leave out personal data.\n' +
      'Recorded in the audit log, with the reason and your account on this machine.',
    settings: KEYED,
  },
  person: {
    usage:
      'npm run person -- status <tenant> <customer>\n' +
      '       npm run person -- export | erase <tenant> <customer> [--code <code>] <reason>\n' +
      '       npm run person -- again <file of the log>',
    about:
      'Exports everything that’s stored about a person into <customer>.zip, or has a running server\n' +
      'erase them within minutes. Both print a code first, and do it when you run them again with it\n' +
      'that day. After a restore: lists who was erased by the log (again) and is back. The reason is\n' +
      'stored until they’re erased. Recorded in the audit log, with your account on this machine.',
    settings: {
      ...KEYED,
      VAULT_URL: { ...SERVER_SETTINGS.VAULT_URL, standard: 'the one of npm start' },
      VAULT_API_KEY: { ...SERVER_SETTINGS.VAULT_API_KEY, standard: 'the one in the state directory' },
    },
  },
  audit: {
    usage: 'npm run audit -- verify [<file with anchors>]\n       npm run audit -- anchor',
    about:
      'Checks the audit log row by row. Names each tenant’s first row that was changed or is missing, and ' +
      'fails\nthen. Anchors are what `anchor` prints, or the server’s log.',
    settings: STATE,
  },
  capsule: {
    usage: 'npm run capsule -- verify <trip.zip> [--keys <published keys>]',
    about:
      'Checks a trip capsule offline: its signature, and that no file was changed, removed or added.\n' +
      'The published keys are the answer of /api/v0/proof-keys.',
  },
  proof: {
    usage:
      'npm run proof -- verify <proof.json> [--keys <published keys>] [--since <earlier proof.json, or log>]',
    about:
      'Checks a dispute pack offline: texts, chain, missing ends, signatures. Keys are the answer of\n' +
      '/api/v0/proof-keys. An earlier pack or the server’s log shows what was removed since.',
  },
  money: {
    usage: 'npm run money',
    about:
      'Checks every customer’s ledger, tenders, refunds, credits and states; servers can keep running.\n' +
      'Prints what’s broken as JSON, and fails if anything is.',
    settings: STATE,
  },
  notices: {
    usage: 'npm run notices\n       npm run notices -- replay <id>',
    about:
      'Lists the last notices of card processors, open and unmatched ones first. With replay: a running\n' +
      'server works it again, from the processor’s current record.',
    settings: STATE,
  },
  check: {
    usage: 'npm run check [-- changed]',
    about:
      'Runs every static check. With changed: types, promises, format and lint only of what changed since ' +
      'the\nmain branch, committed or not, and of what imports it; our own checks of all files.',
  },
  test: {
    usage: 'npm test [-- <part of a file name> … | changed]',
    about: 'Runs the unit and server tests, then journeys, a start and some chaos.',
  },
  e2e: { usage: 'npm run e2e [-- <part of a file name> …]', about: 'Runs what needs the whole product.' },
  nightly: {
    usage: 'npm run nightly [-- <part> …]\n       npm run nightly -- day <day or zone> …',
    about:
      'Runs what’s too slow for every test run: all combinations, starts, both widths, chaos, mutants,\n' +
      'a pretend product, and the whole test run on the days of tools/data/nightly-days.ts (days), or on\n' +
      'some of them (day).',
  },
  mutants: {
    usage: 'npm run mutants [-- <part of a name> …]',
    about: 'Introduces each known bug in a copy. Fails if no test catches it.',
  },
  'pretend-product': {
    usage: 'node tools/pretend-product.ts',
    about:
      'Adds a product to a copy and counts the shared files that types and checks want edited.\n' +
      'Fails if there are more than two.',
  },
  chaos: {
    usage: 'npm run chaos -- --minutes N [--seed S] [--buyers B] | --sagas N --kills K | --database-cycles N',
    about:
      'Customers book and cancel while servers are killed and the database fails. Then all records are ' +
      'reconciled.',
  },
  run: {
    usage: 'npm run bench [-- <part> …]',
    about:
      'Measures performance against its targets (bench/README.md). Parts: stays, flights, cars, ' +
      'booking, solver,\n' +
      'http, http-cars, pages, size.',
  },
  shots: {
    usage:
      'npm run shots [-- <name> …] [--url <address>]\n' +
      '       npm run shots -- <name> --picture <file.webp>',
    about: 'Takes a screenshot of every screen into shots/, or one of a window into a file.',
  },
  products: {
    usage: 'npm run products [-- --check]',
    about: 'Writes products/lists from products/product-list.ts; with --check compares them.',
  },
  openapi: {
    usage: 'npm run openapi [-- --check]',
    about:
      'Writes docs/api.txt, docs/issuer-api.json and docs/openapi.json (which git ignores) from the\n' +
      'contracts; with --check, lists the calls that changed since.',
  },
  settings: {
    usage: 'npm run settings [-- --check]',
    about: 'Writes the table of settings in docs/operations.md from their schema; with --check compares it.',
  },
  'issuer-test': {
    usage: 'npm run issuer-test -- --subject <person> --account <account>',
    about:
      'Tests an implementation of the issuer’s API (docs/issuer-api.json) over HTTP. It redeems 300 ' +
      'units of the\n' +
      'account, refunds or releases them all, and earns and takes back 100.',
  },
  'try-stripe': {
    usage: 'STRIPE_SECRET_KEY=sk_test_… node tools/try-stripe.ts',
    about:
      'Tries cards, payments, banks’ checks, permissions and refunds on a Stripe account in test mode, and ' +
      'prints what differs from what the product expects. It takes half a minute and moves no money; a ' +
      'live key is refused.',
    settings: {
      STRIPE_SECRET_KEY: {
        ...SERVER_SETTINGS.STRIPE_SECRET_KEY,
        about: 'the account’s secret or restricted key of test mode',
        standard: null,
      },
      STRIPE_API_BASE: SERVER_SETTINGS.STRIPE_API_BASE,
    },
  },
  'import-airports': {
    usage: 'node tools/import-airports.ts <file.csv> [--out <file>]',
    about: 'Imports airports from an open-data CSV file.',
    settings: { SOJOURN_STATE_DIR },
  },
};

export function helpOf(tool: string): string {
  const help = TOOLS[tool];
  if (!help) throw new Error(`${tool} has no entry in tools/help.ts`);
  return helpText(help);
}

/** Prints the help and ends, if this is the program that was started and it was only asked what it does. */
export function offerHelp({ main, filename }: ImportMeta): void {
  if (!main || !wantsHelp(process.argv.slice(2))) return;
  console.log(helpOf(basename(filename, '.ts')));
  process.exit(0);
}
