/** Mail about a protection that ended: why, what that means, and whether what was paid for it comes back. */
import { formatMoney } from '@sojourn/domain/formats.ts';
import { PROTECTION_NAMES } from '@sojourn/domain/protections/protection-names.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import type { ProtectionEnded } from './mail-ended.ts';
import { ENDED_TEXTS } from './texts.ts';

export const PROTECTION_ENDED: MessageType<ProtectionEnded> = {
  kind: 'protectionEnded',
  bookingId: ({ bookingId }) => bookingId,
  reword: async (content, naming) => ({
    ...content,
    title: (await naming.titles([content.bookingId])).get(content.bookingId) ?? content.title,
  }),
  write: (ended, { origin, person }, { locale, texts }) => {
    const words = ENDED_TEXTS[locale];
    const name = PROTECTION_NAMES[locale][ended.protection];
    const premium = formatMoney(ended.premium, locale);
    const { amountMinor } = ended.returned;
    const meaning = ended.event === 'changedByTraveler' ? words.meansChanged : words.means;
    const facts = [
      [words.paid, premium],
      ...(amountMinor > 0 ? [[words.back, formatMoney(ended.returned, locale)]] : []),
    ] as [string, string][];
    return {
      to: person?.email ?? '',
      subject: words.subject(name, ended.title),
      blocks: [
        { block: 'heading', text: words.heading(name), tone: 'bad' },
        { block: 'text', text: words.why[ended.event] },
        ...(ended.isTripOver ? [] : [{ block: 'text' as const, text: meaning }]),
        { block: 'text', text: amountMinor > 0 ? words.feeBack : words.feeStays },
        { block: 'facts', rows: facts },
        { block: 'link', text: texts.seeTrip, url: `${origin}/trips/${ended.bookingId}` },
      ],
      calendar: null,
    };
  },
};
