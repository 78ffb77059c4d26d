/** Of the query for who may book in the person's place. */
export const ARRANGERS_KEY = ['arrangers'] as const;
