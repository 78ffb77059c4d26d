/** What a field with suggestions does: what is typed, what is open and active, what is taken and when. */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceComboboxProps, PlaceOption } from './place-options.ts';

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

/**
 * Holds the form's submit back while a typed text is open, so that the form never sends the choice before it;
 * submits once it's settled. Returns what calls the submit off.
 */
function useHeldSubmit(input: RefObject<HTMLInputElement | null>, isOpen: boolean, settle: () => void) {
  const [isHeld, setHeld] = useState(false);
  const latest = useRef({ isOpen, settle });
  latest.current = { isOpen, settle };
  useEffect(() => {
    const form = input.current?.form;
    const onSubmit = (event: SubmitEvent) => {
      if (!latest.current.isOpen) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current.settle();
      setHeld(true);
    };
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, [input]);
  useEffect(() => {
    if (!isHeld || isOpen) return;
    setHeld(false);
    input.current?.form?.requestSubmit();
  }, [isHeld, isOpen, input]);
  return () => setHeld(false);
}

/**
 * What happens to a typed text that is no choice yet, when the field is left or its form is submitted.
 */
function useSettling(
  props: PlaceComboboxProps,
  { typed, setTyped, isStale, notify }: ReturnType<typeof useTypedText>,
  input: RefObject<HTMLInputElement | null>,
  activeOption: PlaceOption | undefined,
) {
  const { value, onSelect, unmatched } = props;
  // The first suggestion is taken when the suggestions for what was typed come
  const [isAwaited, setAwaited] = useState(false);
  const [isUnmatched, setUnmatched] = useState(false);
  const forget = () => {
    setAwaited(false);
    setUnmatched(false);
    setTyped(undefined);
  };
  const take = (option: PlaceOption) => {
    onSelect(option);
    forget();
  };
  const settle = (isWaitingOver: boolean) => {
    if (typed === undefined || isUnmatched) return;
    const text = typed.trim();
    if (text === '' || text === value?.name) {
      if (text === '' && value) onSelect(undefined);
      forget();
    } else if (isStale && !isWaitingOver) {
      setAwaited(true);
      notify(typed);
    } else if (activeOption) take(activeOption);
    else if (unmatched === undefined) forget();
    else {
      setAwaited(false);
      setUnmatched(true);
      onSelect(undefined);
    }
  };
  useEffect(() => {
    if (isAwaited && !isStale) settle(true);
  });
  const callOffSubmit = useHeldSubmit(input, typed !== undefined && !isUnmatched, () => settle(false));
  return {
    isUnmatched,
    take,
    settle,
    forget,
    await: () => setAwaited(true),
    type: (text: string) => {
      callOffSubmit();
      setAwaited(false);
      setUnmatched(false);
      setTyped(text);
    },
  };
}

export function useSuggestions(props: PlaceComboboxProps) {
  const { groups, loading } = props;
  const typing = useTypedText(props);
  const { text, typed, isStale, notify } = typing;
  const [open, setOpen] = useState(false);
  // None of what's offered before typing, until an arrow key picks one
  const [active, setActive] = useState(-1);
  const options = groups.flatMap((group) => group.options);
  const shown = open && options.length > 0;
  const at = Math.min(active, options.length - 1);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const settling = useSettling(props, typing, input, options[at]);
  useEffect(() => {
    if (shown) list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at, shown]);
  const take = (option: PlaceOption) => {
    settling.take(option);
    setActive(-1);
    setOpen(false);
  };
  const leave = () => {
    settling.settle(false);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const option = options[at];
    if (move && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      const first = move > 0 ? 0 : options.length - 1;
      setActive(at < 0 ? first : shown ? (at + move + options.length) % options.length : at);
    } else if (event.key === 'Enter' && isStale && typed?.trim()) {
      event.preventDefault();
      setOpen(true);
      settling.await();
      notify(typed);
    } else if (event.key === 'Enter' && shown && option) {
      event.preventDefault();
      take(option);
    } else if (event.key === 'Escape' && (open || typed !== undefined)) {
      // Kept from a dialog around the field, which Escape would close.
      event.preventDefault();
      event.stopPropagation();
      if (open) setOpen(false);
      else settling.forget();
    }
  };
  const onType = (next: string) => {
    settling.type(next);
    setActive(next.trim() ? 0 : -1);
    setOpen(true);
  };
  const isNothingFound = open && !loading && !isStale && Boolean(typed?.trim()) && options.length === 0;
  const { isUnmatched } = settling;
  const state = { text, typed, open, shown, at, isUnmatched, isNothingFound };
  return { ...state, options, list, input, setOpen, setActive, take, leave, onKeyDown, onType };
}
