/** The three kinds of time, distinguished by type; dates.ts makes and moves them. */
declare const kind: unique symbol;
/** `YYYY-MM-DD` */
export type CalendarDate = string & { readonly [kind]: 'date' };
/** `YYYY-MM-DDTHH:MM` with no zone */
export type LocalDateTime = string & { readonly [kind]: 'local' };
/** ISO 8601 in UTC, `…Z` */
export type Instant = string & { readonly [kind]: 'instant' };
/** An IANA zone name, `Europe/Lisbon` */
export type Zone = string;
