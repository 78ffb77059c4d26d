/** The port for standing over the bank's internal API. */
import type { OutboundFetch } from '../outbound-fetch.ts';
import { type BankSettings, readBank } from './call-bank.ts';
import { eventsAnswer } from './map.ts';
import type { StandingEvents } from './standing-port.ts';

export function createStandingEvents(settings: BankSettings, fetch: OutboundFetch): StandingEvents {
  return {
    eventsOf: ({ subject, afterSeq }, context) => {
      const path = `standing-events?subject=${encodeURIComponent(subject)}&after=${afterSeq}`;
      return readBank({ settings, fetch }, path, eventsAnswer, context);
    },
  };
}
