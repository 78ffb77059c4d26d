/** The embedded partner: predicts by the newest model that was learned from observed prices. */
import { type ForecastModel, predict } from '@sojourn/domain/predictions/forecast.ts';
import { ok } from '../outcome.ts';
import type { PriceForecaster } from './port.ts';

export const embeddedForecaster = (newest: () => Promise<ForecastModel | null>): PriceForecaster => ({
  predict: async (trip) => {
    const model = await newest();
    return ok(model && predict(model, trip));
  },
});
