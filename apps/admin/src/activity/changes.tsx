/** The values before and after, for every field that an entry changed. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { FIELDS, GROUPS, PERSON_FIELDS, RULES, VALUES } from './change-words.ts';

type Change = OutputOf<Calls['listAdminEvents']>['events'][number]['changes'][number];

/** `isFirst`: the entry created it, so there are no values before. */
type ChangesProps = { readonly changes: readonly Change[]; readonly isFirst: boolean };
export function Changes({ changes, isFirst }: ChangesProps) {
  const t = useText();
  const locale = useLocale();
  if (changes.length === 0) return null;
  return (
    <ul className="small text-2">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {isFirst
            ? t('adminActivity.value', { field: nameOf(field, t), value: textOf(to, t, locale) })
            : t('admin.change.line', {
                field: nameOf(field, t),
                from: textOf(from, t, locale),
                to: textOf(to, t, locale),
              })}
        </li>
      ))}
    </ul>
  );
}

/** The label of a field such as `flights.Long.maxPriceForOneWay`; its name if this page doesn't have one. */
function nameOf(field: string, t: Text): string {
  if (PERSON_FIELDS.includes(field)) return t(`admin.change.${field}` as MessageId);
  if (FIELDS.includes(field)) return t(`adminActivity.field.${field}` as MessageId);
  const group = GROUPS.find((each) => field.startsWith(`${each}.`));
  const rule = field.split('.').at(-1) ?? '';
  if (!group || !RULES.includes(rule)) return t('admin.change.other', { field });
  return t(`adminActivity.of.${group}` as MessageId, { rule: t(`adminActivity.rule.${rule}` as MessageId) });
}

const wordOf = (value: string, t: Text): string =>
  VALUES.includes(value) ? t(`adminActivity.value.${value}` as MessageId) : value;

function textOf(value: Change['from'], t: Text, locale: PortalLocale): string {
  if (value === '') return t('admin.change.nothing');
  if (typeof value === 'boolean') return t(`adminActivity.value.${value}`);
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (typeof value === 'string') return wordOf(value, t);
  if (!Array.isArray(value)) return formatMoney(value, locale);
  if (value.length === 0) return t('adminActivity.value.none');
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(value.map((each) => wordOf(each, t)));
}
