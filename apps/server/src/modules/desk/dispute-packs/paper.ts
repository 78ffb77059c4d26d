/** A dispute pack as a paper: a section for each thing that was accepted. Pure. */
import { formatMoney } from '@sojourn/domain/formats.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import type { AgreedText } from '@sojourn/domain/terms/agreed-text.ts';
import type { Receipt, ReceiptLine, ReceiptSection } from '#modules/trips/receipts/receipt.ts';
import type { ACCEPTED } from '../proofs/accepted.ts';
import type { PackLink, ProofPack } from './build-pack.ts';
import { PACK_TEXTS, type PackTexts } from './texts.ts';

type Locale = Receipt['locale'];
type Facts = {
  readonly type?: (typeof ACCEPTED)[number];
  readonly at: string;
  readonly total: Money | null;
  readonly agentId: string | null;
  readonly people: string | null;
  readonly shown: {
    readonly termsVersion?: string;
    readonly tenders?: readonly { readonly label: string; readonly amountMinor: number }[];
    readonly paidMinor?: number;
    readonly penaltyMinor?: number;
    readonly answer?: 'accepted' | 'declined';
  } | null;
};
type Brand = Pick<Receipt, 'brandName' | 'brandColor'>;

export function packPaper(pack: ProofPack, { brandName, brandColor }: Brand, locale: Locale): Receipt {
  const texts = PACK_TEXTS[locale];
  const [keyId = ''] = pack.signature.split(':');
  return {
    locale,
    title: texts.title(pack.confirmationCode),
    brandName,
    brandColor,
    facts: [
      [texts.booking, pack.bookingId],
      [texts.customer, pack.customerId],
      [texts.madeOn, `${moment(pack.madeAt)} UTC`],
      [texts.links, String(pack.head.count)],
      [texts.key, keyId],
    ],
    sections: [
      ...pack.links.flatMap((link) => sectionOf(link, pack, { locale, texts })),
      ...pack.terms.flatMap(({ body }) => termsSections(body, texts)),
    ],
    notes: [texts.check],
  };
}

/** The terms in full, in the language in which they were agreed to. */
function termsSections(body: string, texts: PackTexts): ReceiptSection[] {
  const { version, sections } = JSON.parse(body) as AgreedText;
  const whole = sections.map(({ title, lines }) => ({
    heading: title,
    lines: lines.map((line) => shownLine(line, '')),
  }));
  return [{ heading: texts.agreed, lines: [shownLine(texts.terms, version)] }, ...whole];
}

const moment = (at: string): string => at.slice(0, 16).replace('T', ' ');
const shownLine = (label: string, amount: string): ReceiptLine => ({ label, amount, minor: null });

/** None of a quote, whose acceptance is a link of its own. */
function sectionOf(
  { seq, body, people }: PackLink,
  { hashes }: ProofPack,
  { locale, texts }: { readonly locale: Locale; readonly texts: PackTexts },
): ReceiptSection[] {
  if (body === null) return [];
  const { facts } = JSON.parse(body) as { readonly facts: Facts };
  const { type, total, shown } = facts;
  if (!type) return [];
  const currency = total?.currency ?? 'USD';
  const amount = (label: string, minor: number | undefined): ReceiptLine[] =>
    minor === undefined ? [] : [shownLine(label, formatMoney(money(minor, currency), locale))];
  const totals = { booking: texts.total, change: texts.due, cancellation: texts.refund, offer: texts.worth };
  const lines: ReceiptLine[] = [
    shownLine(texts.at, moment(facts.at)),
    ...(shown?.termsVersion ? [shownLine(texts.terms, shown.termsVersion)] : []),
    ...(shown?.answer ? [shownLine(texts.answer, texts.answers[shown.answer])] : []),
    ...(shown?.tenders ?? []).flatMap((tender) => amount(tender.label, tender.amountMinor)),
    ...amount(texts.paid, shown?.paidMinor),
    ...amount(texts.penalty, shown?.penaltyMinor),
    ...(facts.agentId ? [shownLine(texts.byAgent, facts.agentId)] : []),
    ...(facts.people && !people ? [shownLine(texts.people, texts.forgotten)] : []),
    ...(total && type in totals
      ? [
          {
            ...shownLine(totals[type as keyof typeof totals], formatMoney(total, locale)),
            isTotal: true as const,
          },
        ]
      : []),
    ...halves(hashes[seq - 1] ?? '').map((half, i) =>
      shownLine(i === 0 ? `${texts.hash}, ${texts.link} ${seq}` : '', half),
    ),
  ];
  return [{ heading: texts.types[type], lines }];
}

/** Short enough for a line. */
const halves = (hash: string): readonly string[] => [hash.slice(0, 32), hash.slice(32)];
