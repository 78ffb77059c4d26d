/** Which parts of a trip are approved without the rest, with what each costs and how long it waits. */
import type { ApprovalPart } from '@sojourn/contract/approvals.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { formatReaderDeadline } from '#format-instant.ts';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';

type PartChooserProps = {
  readonly parts: readonly ApprovalPart[];
  readonly only: readonly string[];
  readonly onChange: (only: readonly string[]) => void;
};

export function PartChooser({ parts, only, onChange }: PartChooserProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <fieldset className="part-chooser">
      <legend className="title-s">{t('approvals.decide.parts')}</legend>
      {parts.map(({ requestId, title, requested, decideBy }) => (
        <div key={requestId} className="row row--between gap-3">
          <Checkbox
            label={title}
            hint={t('approvals.decide.partUntil', { until: formatReaderDeadline(decideBy, locale) })}
            checked={only.includes(requestId)}
            onChange={({ target }) =>
              onChange(target.checked ? [...only, requestId] : only.filter((each) => each !== requestId))
            }
          />
          <b className="num">{formatMoney(requested, locale)}</b>
        </div>
      ))}
    </fieldset>
  );
}
