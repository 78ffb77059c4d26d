import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useOptionName } from '#activity/pages/shared/option-name.ts';
import type { WireActivityOption } from '#activity/wire/activity-detail.ts';
import './options-section.css';

type OptionsProps = {
  readonly options: readonly WireActivityOption[];
  readonly chosen: string;
  readonly onChoose: (optionId: string) => void;
};

/** The variants: a guide's language, with lunch, better seats. Left out where there's only one. */
export function OptionsSection({ options, chosen, onChoose }: OptionsProps) {
  const t = useText();
  const locale = useLocale();
  const name = useOptionName();
  if (options.length < 2) return null;
  return (
    <fieldset className="activity-options">
      <legend className="display-s">{t('activityShop.options')}</legend>
      <div className="activity-options__list">
        {options.map((option) => (
          <Card key={option.optionId} selected={option.optionId === chosen} className="activity-option">
            <Radio
              name="activity-option"
              label={name(option, options)}
              hint={t('activityResults.price.adult', { price: formatMoney(option.adult, locale) })}
              checked={option.optionId === chosen}
              onChange={() => onChoose(option.optionId)}
            />
          </Card>
        ))}
      </div>
    </fieldset>
  );
}
