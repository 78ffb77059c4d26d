/** What a field with suggestions offers, and what it's given. */
import type { ReactNode } from 'react';

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
  /** The field was entered: time to load what is offered before typing. */
  readonly onEnter?: (() => void) | undefined;
  /** The answers, or what is offered before typing; empty after a failure. */
  readonly groups: readonly PlaceGroup[];
  readonly loading?: boolean;
  /** The groups answer an earlier text than the last one passed to `onInput`. */
  readonly stale?: boolean;
  /**
   * The error where what was typed is no place of the list: it stays in the field, and there's no choice.
   * Without it, leaving the field restores the choice.
   */
  readonly unmatched?: ReactNode;
  /** Under the field where nothing matches what was typed. */
  readonly nothing?: (typed: string) => ReactNode;
  /** What is read when the list changes: "3 suggestions". */
  readonly countLabel: (count: number) => string;
  readonly debounceMs?: number;
  readonly className?: string;
};
