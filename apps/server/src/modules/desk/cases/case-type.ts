import type { TimeMark } from '@sojourn/domain/booking/trip-state.ts';
import type { CalendarName } from '@sojourn/domain/support/desk-hours.ts';

/** Kinds of trouble that a person settles, as the module that runs into them registers them. */
export type CaseType = {
  /** Stored with every case, so it never changes. */
  readonly kind: string;
  /** Within so many hours somebody has looked at it. */
  readonly dueHours: number;
  /** Which hours count; absent: all of them. */
  readonly calendar?: CalendarName;
  /**
   * The customer waits for it and gets a mail with the text of `caseOpened.about`. What only our records
   * disagree about stays with us.
   */
  readonly isCustomerNotified?: true;
  /** What it makes of the time of the trip that it's about, while it's open. */
  readonly timeMark?: TimeMark;
};

type Named<T> = { readonly [K in keyof T]: CaseType };

export const caseTypes = <const T extends Readonly<Record<string, Omit<CaseType, 'kind'>>>>(
  types: T,
): Named<T> =>
  Object.fromEntries(Object.entries(types).map(([kind, rest]) => [kind, { kind, ...rest }])) as Named<T>;
