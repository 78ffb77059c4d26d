/** How many at least: four cells with what each would leave. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatCount } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import './count-picker.css';

type CountPickerProps = {
  readonly title: string;
  /** As filters have it; undefined for any. */
  readonly value: number | undefined;
  /** Each value, and how it's printed; undefined is any. */
  readonly choices: readonly { readonly value: number | undefined; readonly shown: string }[];
  /** Of each choice; undefined while nothing is counted. */
  readonly counts: readonly number[] | undefined;
  readonly onChoose: (value: number | undefined) => void;
};

export function CountPicker({ title, value, choices, counts, onChoose }: CountPickerProps) {
  const t = useText();
  const locale = useLocale();
  const name = useId();
  return (
    <div className="count-picker" role="radiogroup" aria-label={title}>
      {choices.map((choice, at) => {
        const count = counts?.[at];
        return (
          <label
            key={choice.shown}
            className={classNames('count-picker__cell', count === 0 && 'count-picker__cell--none')}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <b>{choice.shown}</b>
            <span className="count-picker__count num">
              {count === undefined ? '\u00a0' : formatCount(count, locale)}
              {count !== undefined && (
                <span className="visually-hidden"> {t('homeResults.facet.homes', { count })}</span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
