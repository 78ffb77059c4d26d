/** The shape of the dependency rule; boundaries.ts fills it in. */
export type Effect = 'sql' | 'fetch' | 'clock' | 'testClock' | 'random' | 'tenant';
export type Place = readonly [where: RegExp, reason: string];

export type Architecture = {
  /**
   * What each unit may import besides itself; units not named here (tools, e2e, bench) may import anything
   */
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** From the bottom up; layers of one level may import each other */
  readonly serverLayers: readonly (readonly string[])[];
  readonly moduleArrows: Readonly<Record<string, readonly string[]>>;
  readonly webApps: readonly string[];
  readonly importExceptions: readonly (readonly [from: RegExp, to: RegExp, reason: string])[];
  /** Shared code of these units knows no product, by any of its spellings. */
  readonly products: {
    readonly units: readonly string[];
    readonly kinds: readonly string[];
    readonly registries: readonly Place[];
  };
  readonly effects: Readonly<Record<Effect, readonly Place[]>>;
};
