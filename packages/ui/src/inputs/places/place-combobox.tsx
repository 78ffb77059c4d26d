/** The search field for airports, cities and hotels. Load it lazily where a page does not begin with it. */
import { type RefObject, useId } from 'react';
import '../button.css';
import './place-combobox.css';
import { classNames } from '../../class-names.ts';
import { Field } from '../field.tsx';
import type { PlaceComboboxProps, PlaceGroup, PlaceOption } from './place-options.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * A text field with suggestions in groups. Up and Down move, Enter takes what answers the text in the field,
 * Escape closes and then restores the choice.
 * Leaving the field or submitting its form takes the active suggestion; where there is none, the text stays
 * and is marked as `unmatched`. Emptying the text takes the choice away.
 */
export default function PlaceCombobox(props: PlaceComboboxProps) {
  const { groups, loading, countLabel, icon, placeholder } = props;
  const box = useSuggestions(props);
  const { text, options, shown, at, list, take } = box;
  const error = box.isUnmatched ? (props.unmatched ?? props.error) : props.error;
  const listId = useId();
  return (
    <div className={classNames('combobox', props.className)}>
      <Field label={props.label} labelHidden={props.labelHidden} hint={props.hint} error={error}>
        {(wiring) => (
          <span className={classNames('field__affix', Boolean(icon) && 'field__affix--icon')}>
            {icon && (
              <span className="field__icon" aria-hidden="true">
                {icon}
              </span>
            )}
            <input
              {...wiring}
              ref={box.input}
              className="input"
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={listId}
              aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={placeholder}
              value={text}
              onChange={(event) => box.onType(event.target.value)}
              onFocus={(event) => {
                props.onEnter?.();
                event.target.select();
              }}
              onClick={() => box.setOpen(true)}
              onBlur={box.leave}
              onKeyDown={box.onKeyDown}
            />
            {loading && (
              <span className="combobox__busy" aria-hidden="true">
                <span className="spinner" />
              </span>
            )}
            {shown && (
              <Suggestions
                groups={groups}
                listId={listId}
                at={at}
                take={take}
                list={list}
                onPoint={box.setActive}
              />
            )}
            {box.isNothingFound && props.nothing && (
              <span className="combobox__list combobox__nothing" aria-hidden="true">
                {props.nothing(text.trim())}
              </span>
            )}
          </span>
        )}
      </Field>
      <span className="visually-hidden" role="status">
        {box.open && !loading && box.typed ? countLabel(options.length) : ''}
      </span>
    </div>
  );
}

type SuggestionsProps = {
  readonly groups: readonly PlaceGroup[];
  readonly listId: string;
  readonly at: number;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly take: (option: PlaceOption) => void;
  readonly onPoint: (at: number) => void;
};

/** The list under the field. The focus stays in the field, so pressing in the list must not take it. */
function Suggestions({ groups, listId, at, list, take, onPoint }: SuggestionsProps) {
  let place = -1;
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      className="combobox__list"
      onMouseDown={(e) => e.preventDefault()}
    >
      {groups
        .filter((group) => group.options.length > 0)
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
          <div key={group.label} role="group" aria-label={group.label}>
            <p className="combobox__group" aria-hidden="true">
              {group.label}
            </p>
            {group.options.map((option) => {
              place += 1;
              const here = place;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
                <div
                  key={option.id}
                  id={`${listId}-${here}`}
                  data-at={here}
                  role="option"
                  aria-selected={here === at}
                  className={classNames('combobox__option', here === at && 'combobox__option--active')}
                  onPointerMove={() => here !== at && onPoint(here)}
                  onClick={() => take(option)}
                >
                  {(option.code || option.icon) && (
                    <span className="air-code combobox__tile">{option.code ?? option.icon}</span>
                  )}
                  <div>
                    <b className="combobox__name">{option.name}</b>
                    {option.region && <span className="combobox__region">{option.region}</span>}
                  </div>
                </div>
              );
            })}
          </div>
        ))}
    </div>
  );
}
