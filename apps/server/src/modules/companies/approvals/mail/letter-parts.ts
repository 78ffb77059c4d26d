/** What all mail about requests has in common. */
import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import { formatMoney } from '@sojourn/domain/formats.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import type { Language, Letter, MailContext } from '#modules/platform/notify/letter.ts';
import { suggestionIn } from '../decisions/suggestions.ts';
import type { About, NewsPart } from './notice.ts';
import { APPROVAL_WORDS } from './texts/approval-words.ts';
import type { ApprovalWords } from './texts/words.ts';

type Row = readonly [label: string, value: string];
type Side = 'traveler' | 'approver';

export type { Row, Side };

export const wordsIn = ({ locale }: Language): ApprovalWords => APPROVAL_WORDS[locale];
export const partsOf = <Part extends object>(notice: About<Part>): readonly Part[] =>
  notice.parts ?? [notice];
type Worded = Partial<Pick<NewsPart, 'note' | 'suggestion'>> & Pick<NewsPart, 'title' | 'named'>;
/** Trips and ready-made notes as its reader calls them; what was typed stays as it is. */
export function inReadersWords<
  Part extends Worded,
  Notice extends Part & { readonly parts?: readonly Part[] },
>(notice: Notice, { locale }: Language): Notice {
  const reworded = <P extends Worded>(part: P): P => ({
    ...part,
    title: part.named?.[locale].title ?? part.title,
    ...(part.suggestion && { note: suggestionIn(locale, part.suggestion) }),
  });
  return { ...reworded(notice), ...(notice.parts && { parts: notice.parts.map(reworded) }) };
}
/** "Palacete Santa Luz and 1 more" */
export const titleOf = (parts: readonly { readonly title: string }[], words: ApprovalWords): string =>
  parts.length > 1 ? words.andMore(parts[0]?.title ?? '', parts.length - 1) : (parts[0]?.title ?? '');
/** Of all; of each currency where there are several. */
export const priceOf = (parts: readonly { readonly price: Money }[], { locale }: Language): string =>
  [...new Set(parts.map(({ price }) => price.currency))]
    .map((currency) => {
      const inIt = parts.filter(({ price }) => price.currency === currency);
      return formatMoney(
        money(
          inIt.reduce((sum, { price }) => sum + price.amountMinor, 0),
          currency,
        ),
        locale,
      );
    })
    .join(' + ');

export const named = (travelers: readonly string[], { locale }: Language): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(travelers);
export const travelerRows = (travelers: readonly string[], language: Language): readonly Row[] =>
  travelers.length > 0
    ? [[language.texts.labels.travelers(travelers.length), named(travelers, language)]]
    : [];
export const answerRows = (answers: readonly FieldAnswer[] = []): readonly Row[] =>
  answers.map(({ label, value }) => [label, value]);

export const linkTo = ({ requestId }: { readonly requestId: string }, { origin }: MailContext): string =>
  `${origin}/approvals/${requestId}`;
export const letterTo = ({ person }: MailContext, subject: string, blocks: Letter['blocks']): Letter => ({
  to: person?.email ?? '',
  subject,
  blocks,
  calendar: null,
});
