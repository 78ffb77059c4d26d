/** The port of a partner that predicts prices (B §1): advice by what was observed. */
import type { Forecast } from '@sojourn/domain/predictions/forecast.ts';
import type { ObservedTrip } from '@sojourn/domain/predictions/observed.ts';
import type { CallContext, Outcome } from '../outcome.ts';

export type PriceForecaster = {
  /** Null where it has nothing to say. */
  readonly predict: (trip: ObservedTrip, context: CallContext) => Promise<Outcome<Forecast | null, never>>;
};
