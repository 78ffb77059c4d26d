/** The page of a person's archive: what matters, in their language; the rest is in the files beside it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { escapeHtml } from '#escape-html.ts';
import { EXPORT_TEXTS, type ExportTexts } from './export-texts.ts';
import type { Customer, Row } from './store.ts';

type Exported = {
  readonly customer: Customer;
  readonly madeAt: Instant;
  /** By table, only those with rows. */
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly travelers: readonly object[];
  readonly cards: readonly { readonly label: string }[] | string;
  readonly files: readonly { readonly path: string }[];
};
type Cells = readonly string[];

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;
padding:.4rem .8rem .4rem 0;
border-bottom:1px solid #8884}h2{margin-top:2.5rem}@media(prefers-color-scheme:dark){body{background:#111;
color:#eee}a{color:#9cf}}`;

export function exportPage({ customer, madeAt, tables, travelers, cards, files }: Exported): string {
  const { locale } = customer;
  const words = EXPORT_TEXTS[locale];
  const rows = (table: string): readonly Row[] => tables.get(table) ?? [];
  const when = (value: unknown): string => (value ? instantText(String(value), locale) : '');
  const money = (minor: unknown, currency: unknown): string => moneyText(minor, currency, locale);
  const sections = [
    ...ofPerson(words, customer, travelers),
    tripsIn(words, rows('bookings'), money),
    section(
      words.payments,
      rows('tenders').map((row) => [
        String(row.label || row.kind),
        money(row.captured_minor, row.currency),
        String(row.state),
      ]),
    ),
    section(words.cards, typeof cards === 'string' ? [[words.noCards]] : cards.map(({ label }) => [label])),
    section(
      words.credits,
      rows('travel_credits').map((row) => [
        String(row.type),
        money(row.available_minor, row.currency),
        when(row.expires_at),
      ]),
    ),
    section(
      words.messages,
      rows('case_events').flatMap((row) =>
        row.text && row.is_internal !== true
          ? [[when(row.at), words.sides[side(row)], String(row.text)]]
          : [],
      ),
    ),
    section(
      words.notes,
      rows('customer_notes').map((row) => [when(row.created_at), String(row.text)]),
    ),
    section(
      words.searches,
      rows('watches').map((row) => [String(row.product), when(row.started_at)]),
    ),
    section(
      words.consents,
      rows('consents').map((row) => [
        words.consentKinds[String(row.kind)] ?? String(row.kind),
        when(row.given_at),
        when(row.ended_at),
      ]),
    ),
    linksTo(
      words.files,
      files.map(({ path }) => path),
    ),
    linksTo(
      words.everything,
      ['known-travelers', 'cards', ...tables.keys()].map((table) => `data/${table}.json`),
    ),
  ];
  return `<!doctype html><html lang="${locale === 'fr' ? 'fr-CA' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head><body><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.made(when(madeAt)))}</p>
${sections.join('\n')}</body></html>\n`;
}

const ofPerson = (words: ExportTexts, of: Customer, travelers: readonly object[]): string[] => [
  section(words.you, [
    [words.name, `${of.firstName} ${of.lastName}`],
    [words.email, of.email],
    [words.phone, of.phone],
  ]),
  section(
    words.travelers,
    travelers.map((each) => [plain(each)]),
  ),
];

const tripsIn = (
  words: ExportTexts,
  bookings: readonly Row[],
  money: (minor: unknown, currency: unknown) => string,
): string =>
  section(
    words.trips,
    bookings.map((row) => [
      String(row.confirmation_code),
      String(row.title ?? row.product),
      `${String(row.starts_on ?? '')} – ${String(row.ends_on ?? '')}`,
      money(row.total_minor, row.currency),
      String(row.state),
    ]),
  );

const side = ({ side: by }: Row): keyof ExportTexts['sides'] =>
  by === 'customer' || by === 'agent' ? by : 'system';

/** Nothing at all for a part without a line. */
function section(title: string, lines: readonly Cells[]): string {
  const filled = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return '';
  const cells = (line: Cells) => line.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
  const table = filled.map((line) => `<tr>${cells(line)}</tr>`).join('');
  return `<h2>${escapeHtml(title)}</h2><table>${table}</table>`;
}

function linksTo(title: string, paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const links = paths.map(
    (path) => `<li><a href="${escapeHtml(encodeURI(path))}">${escapeHtml(path)}</a></li>`,
  );
  return `<h2>${escapeHtml(title)}</h2><ul>${links.join('')}</ul>`;
}

/** Whatever is known, as `key: value`. */
const plain = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? Object.entries(value)
        .flatMap(([key, each]) => (each === null || each === '' ? [] : [`${key}: ${plain(each)}`]))
        .join('; ')
    : String(value);

const LOCALES = { en: 'en', fr: 'fr-CA' } as const;
function instantText(at: string, locale: Customer['locale']): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(at))} UTC`;
}
function moneyText(minor: unknown, currency: unknown, locale: Customer['locale']): string {
  if (typeof minor !== 'number' || typeof currency !== 'string') return '';
  const format = new Intl.NumberFormat(LOCALES[locale], { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
