/** One call to the bank's internal API. */
import type { LabClock } from '@sojourn/domain/following-clock.ts';
import { z } from 'zod';
import { callIssuer, neverRejected } from '../call-issuer.ts';
import type { OutboundFetch } from '../outbound-fetch.ts';
import type { CallContext, Outcome } from '../outcome.ts';
import { REDEMPTION_REJECTIONS, type RedemptionRejection } from './redemptions-port.ts';

export type BankSettings = {
  readonly url: string;
  readonly apiKey: string;
  /** Outside production the bank's accounts follow the portal's clock, which can be moved. */
  readonly labClock?: LabClock | null;
};
type Bank = { readonly settings: BankSettings; readonly fetch: OutboundFetch };
type Ask = { readonly path: string; readonly body?: object };

const rejection = z.object({ reason: z.enum(REDEMPTION_REJECTIONS) });
const nameOf = (path: string): string => path.replace(/\?.*/s, '');

export const callBank = <V>(
  { settings: { url, apiKey, labClock = null }, fetch }: Bank,
  { path, body }: Ask,
  answer: z.ZodType<V>,
  context: CallContext,
): Promise<Outcome<V, RedemptionRejection>> =>
  callIssuer(
    fetch,
    {
      url: `${url}/internal/${path}`,
      method: body ? 'POST' : 'GET',
      body,
      apiKey,
      labClock,
      read: (parsed) => answer.parse(parsed),
      refusal: (parsed) => rejection.parse(parsed),
      refusals: [409],
      who: 'the bank',
      what: nameOf(path),
    },
    context,
  );

/** A call that changes nothing: it can always be repeated, so a missing answer isn't an unknown outcome. */
export const readBank = async <V>(
  bank: Bank,
  path: string,
  answer: z.ZodType<V>,
  context: CallContext,
): Promise<Outcome<V, never>> => neverRejected(await callBank(bank, { path }, answer, context), nameOf(path));
