/** Ready-made replies, put into the field for reading and changing; none of them moves money. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useDesk } from '#queue/use-queue.ts';

type Props = { readonly shown: DeskCase; readonly onPick: (text: string) => void };

export function Macros({ shown, onPick }: Props) {
  const t = useText();
  const locale = useLocale();
  const { data: desk } = useDesk();
  const { about, booking, code } = shown;
  const values = {
    name: about.firstName,
    agent: desk?.agent.name.split(' ')[0] ?? '',
    booking: booking ? `${booking.title}, ${booking.confirmationCode}` : code,
  };
  const pick = (id: string) => {
    const macro = desk?.macros.find((each) => each.macroId === id);
    if (!macro) return;
    const text = macro.text[about.locale];
    onPick(text.replace(/\{(name|agent|booking)\}/g, (_, key: keyof typeof values) => values[key]));
  };
  return (
    <SelectField
      label={t('desk.macros.label')}
      labelHidden
      size="s"
      value=""
      onChange={(event) => pick(event.target.value)}
    >
      <option value="">{t('desk.macros.label')}</option>
      {desk?.macros.map(({ macroId, title }) => (
        <option key={macroId} value={macroId}>
          {title[locale]}
        </option>
      ))}
    </SelectField>
  );
}
