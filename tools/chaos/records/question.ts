/** What is asked of a database. */
export type Rows = readonly Record<string, unknown>[];
export type Ask = (text: string) => Promise<Rows>;
/** Each query finds nothing when all is well. */
export type Question = readonly [rule: string, text: string];
