/**
 * The words of the booking terms as somebody agreed to them, to be proven later (B §2). They're copies of the
 * portal's catalogue that never change: a test holds both together.
 */
import booking202611 from './data/booking-2026-11.json' with { type: 'json' };
import booking20261129 from './data/booking-2026-11-29.json' with { type: 'json' };
import { TERMS_SECTIONS } from './data/sections.ts';
import type { TermsBlock } from './section.ts';

type Words = Readonly<Record<string, string>>;
/** By the id of a version of `BOOKING_TERMS`; each has its words. */
export const AGREED_WORDS: Readonly<Record<string, { readonly en: Words; readonly fr: Words }>> = {
  'booking-2026-11': booking202611,
  'booking-2026-11-29': booking20261129,
};

export type AgreedText = {
  readonly version: string;
  readonly language: 'en' | 'fr';
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
};

/** As the page of the terms shows it to customers of the brand. Throws for a version without words. */
export function agreedText(version: string, language: 'en' | 'fr', brand: string): AgreedText {
  const words = AGREED_WORDS[version]?.[language];
  if (!words) throw new Error(`no words of ${version}`);
  const show = (id: string): string => {
    const text = words[id];
    if (text === undefined) throw new Error(`${version} has no words for ${id}`);
    return text.replaceAll('{brand}', brand);
  };
  const sections = (TERMS_SECTIONS[version] ?? []).map(({ id, blocks }) => ({
    title: show(`${id}.title`),
    lines: blocks.flatMap((block, i) => linesOf(block, `${id}.${i + 1}`, show)),
  }));
  return { version, language, sections };
}

function linesOf(block: TermsBlock, id: string, show: (id: string) => string): string[] {
  if (block.kind === 'text') return [show(id)];
  const items = Array.from({ length: block.items }, (_, i) => `${id}.${i + 1}`);
  if (block.kind !== 'facts') return items.map(show);
  return items.map((each) => `${show(`${each}.what`)}: ${show(`${each}.value`)}`);
}
