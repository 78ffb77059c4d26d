/** The shape of the dependency rule; boundaries.ts fills it in. */
export type Effect = 'sql' | 'fetch' | 'clock' | 'testClock' | 'random' | 'tenant';
export type Place = readonly [where: RegExp, reason: string];

export type Architecture = {
  /**
   * What each unit may import besides itself; units not named here (tools, e2e, bench) may import anything
   */
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** All that one unit may import of another, by both; where none is named, everything. */
  readonly ports: Readonly<Record<string, Readonly<Record<string, readonly RegExp[]>>>>;
  /** From the bottom up; layers of one level may import each other */
  readonly serverLayers: readonly (readonly string[])[];
  /** What each module may import of others, types included; without a loop */
  readonly moduleArrows: Readonly<Record<string, readonly string[]>>;
  readonly webApps: readonly string[];
  readonly importExceptions: readonly (readonly [from: RegExp, to: RegExp, reason: string])[];
  /** Shared code of these units knows no product, by any of its spellings. */
  readonly products: {
    readonly units: readonly string[];
    readonly kinds: readonly string[];
    /** Every spelling of what's sold, by product. */
    readonly names: Readonly<Record<string, readonly string[]>>;
    readonly registries: readonly Place[];
    /** These units don't name several products side by side either. */
    readonly alsoNamedIn: readonly string[];
    /** Where it's done all the same. */
    readonly named: readonly Place[];
  };
  readonly effects: Readonly<Record<Effect, readonly Place[]>>;
};
