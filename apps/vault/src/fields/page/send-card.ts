/** Sends the card to where the page came from, and nowhere else. */
import { CARD_BRANDS, type CardBrand } from '@sojourn/domain/payments/card-number.ts';
import { CARD_FIELDS, type CardField, type CardFieldProblem, type TypedCard } from '../check-card.ts';
import type { Language } from './texts.ts';

type Sent =
  | {
      readonly token: string;
      readonly lastFour: string;
      readonly brand: CardBrand;
      /** Where the card's bank asks first. */
      readonly check: string | null;
    }
  | { readonly problems: readonly CardFieldProblem[] }
  | { readonly failed: 'TicketEnded' | 'Refused' | 'Unavailable' };

const PATIENCE_MS = 15_000;
const UNAVAILABLE: Sent = { failed: 'Unavailable' };

type Answer = {
  readonly token?: unknown;
  readonly lastFour?: unknown;
  readonly brand?: unknown;
  readonly check?: unknown;
  readonly failed?: unknown;
  readonly problems?: unknown;
};

function readAnswer(status: number, answer: Answer): Sent {
  const { token, lastFour, brand } = answer;
  if (status === 200 && CARD_BRANDS.includes(brand as CardBrand))
    return {
      token: String(token),
      lastFour: String(lastFour),
      brand: brand as CardBrand,
      check:
        typeof answer.check === 'string' && answer.check.startsWith('/card-checks/') ? answer.check : null,
    };
  if (status === 410) return { failed: answer.failed === 'Refused' ? 'Refused' : 'TicketEnded' };
  if (status !== 422 || !Array.isArray(answer.problems)) return UNAVAILABLE;
  const problems = (answer.problems as CardFieldProblem[]).filter(({ field }) =>
    CARD_FIELDS.includes(field as CardField),
  );
  return problems.length > 0 ? { problems } : UNAVAILABLE;
}

/** A card that was sent twice is refused the second time: no ticket is used twice. */
export async function sendCard(ticket: string, card: TypedCard, locale: Language): Promise<Sent> {
  try {
    const response = await fetch('/card-fields/cards', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, card, locale }),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return readAnswer(response.status, (await response.json()) as Answer);
  } catch {
    return UNAVAILABLE;
  }
}
