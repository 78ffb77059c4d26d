/** What a product declares of changing a booking of it, in `rules/changing.ts`. */
export type ChangingPart = {
  /** What can be edited after booking, by the names of the fields. */
  readonly details: readonly string[];
  /** Why an edit comes to nothing, besides the reasons that all products have. Each has a text. */
  readonly editFailures: readonly string[];
  /** Why a change of it does, but for parts of it and extras. */
  readonly failures: readonly string[];
};

/** Of each detail. */
export type DetailWords<Part extends ChangingPart> = Readonly<
  Record<Part['details'][number], Readonly<Record<'en' | 'fr', string>>>
>;
