/** The search field for airports, cities and hotels. Load it lazily where a page does not begin with it. */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import './button.css';
import './place-combobox.css';
import { classNames } from '../class-names.ts';
import { Field } from './field.tsx';

export type PlaceOption = {
  readonly id: string;
  /** The airport's code for the tile; or an icon instead. */
  readonly code?: string;
  readonly icon?: ReactNode;
  readonly name: string;
  readonly region?: string;
};
export type PlaceGroup = { readonly label: string; readonly options: readonly PlaceOption[] };

export type PlaceComboboxProps = {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Before the text. */
  readonly icon?: ReactNode;
  readonly value: PlaceOption | undefined;
  /** undefined when the text was emptied. */
  readonly onSelect: (option: PlaceOption | undefined) => void;
  /** What was typed, once it has rested for `debounceMs`. */
  readonly onInput: (text: string) => void;
  /** The answers, or what is offered before typing; empty after a failure. */
  readonly groups: readonly PlaceGroup[];
  readonly loading?: boolean;
  /** The groups answer an earlier text than the last one passed to `onInput`. */
  readonly stale?: boolean;
  /** What is read when the list changes: "3 suggestions". */
  readonly countLabel: (count: number) => string;
  readonly debounceMs?: number;
  readonly className?: string;
};

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The text of the field: what is typed, else the name of the choice; `onInput` gets it when typing pauses, or
 * at once by `notify`. `isStale`: the suggestions answer an earlier text than the one in the field.
 */
function useTypedText({ value, onInput, stale = false, debounceMs = 300 }: PlaceComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const [searched, setSearched] = useState<string>();
  const onInputRef = useRef(onInput);
  onInputRef.current = onInput;
  const notify = useCallback((text: string) => {
    setSearched(text.trim());
    onInputRef.current(text.trim());
  }, []);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(notify, debounceMs, typed);
    return () => clearTimeout(timer);
  }, [typed, debounceMs, notify]);
  const isStale = typed !== undefined && (stale || typed.trim() !== searched);
  return { text: typed ?? value?.name ?? '', typed, setTyped, isStale, notify };
}

/** What is open, which suggestion is active, and what the keys do. */
function useSuggestions(props: PlaceComboboxProps) {
  const { value, onSelect, groups } = props;
  const { text, typed, setTyped, isStale, notify } = useTypedText(props);
  // Enter came before the suggestions for what was typed: the first of them is taken when they come.
  const [isAwaited, setAwaited] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const options = groups.flatMap((group) => group.options);
  const shown = open && options.length > 0;
  const at = Math.min(active, options.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at, shown]);
  const settle = () => {
    setAwaited(false);
    setOpen(false);
    setTyped(undefined);
  };
  const take = (option: PlaceOption) => {
    onSelect(option);
    settle();
  };
  const leave = () => {
    if (typed === '' && value) onSelect(undefined);
    settle();
  };
  useEffect(() => {
    if (!isAwaited || isStale) return;
    const first = options[0];
    if (first) take(first);
    else setAwaited(false);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const option = options[at];
    if (move && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(shown ? (at + move + options.length) % options.length : at);
    } else if (event.key === 'Enter' && isStale && typed?.trim()) {
      event.preventDefault();
      setOpen(true);
      setAwaited(true);
      notify(typed);
    } else if (event.key === 'Enter' && shown && option) {
      event.preventDefault();
      take(option);
    } else if (event.key === 'Escape' && (open || typed !== undefined)) {
      // Kept from a dialog around the field, which Escape would close.
      event.preventDefault();
      event.stopPropagation();
      if (open) setOpen(false);
      else setTyped(undefined);
    }
  };
  const onType = (next: string) => {
    setAwaited(false);
    setTyped(next);
    setActive(0);
    setOpen(true);
  };
  return { text, typed, options, open, shown, at, list, setOpen, setActive, take, leave, onKeyDown, onType };
}

/**
 * A text field with suggestions in groups. Up and Down move, Enter takes what answers the text in the field,
 * Escape closes and then restores the choice.
 * Leaving the field without taking a suggestion restores the choice, or takes it away when the text was
 * emptied.
 */
export default function PlaceCombobox(props: PlaceComboboxProps) {
  const { groups, loading, countLabel, icon, placeholder } = props;
  const box = useSuggestions(props);
  const { text, options, shown, at, list, take } = box;
  const listId = useId();
  return (
    <div className={classNames('combobox', props.className)}>
      <Field label={props.label} labelHidden={props.labelHidden} hint={props.hint} error={props.error}>
        {(wiring) => (
          <span className={classNames('field__affix', Boolean(icon) && 'field__affix--icon')}>
            {icon && (
              <span className="field__icon" aria-hidden="true">
                {icon}
              </span>
            )}
            <input
              {...wiring}
              className="input"
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={listId}
              aria-activedescendant={shown ? `${listId}-${at}` : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={placeholder}
              value={text}
              onChange={(event) => box.onType(event.target.value)}
              onFocus={(event) => event.target.select()}
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
