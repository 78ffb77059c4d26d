import type { WireFlightStatus } from '@sojourn/contract/disruption-parts.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

/** The airline's reason in words; null where it gives none, or where it no longer matters. */
export const causeOf = ({ cause, state }: Pick<WireFlightStatus, 'cause' | 'state'>): MessageId | null =>
  cause && state !== 'OnTime' ? `disruption.cause.${cause}` : null;
