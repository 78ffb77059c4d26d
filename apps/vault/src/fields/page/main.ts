/** The hosted card fields in their frame. They send the card to the vault alone. */
import './fields.css';
import type { FieldsLook } from '@sojourn/domain/payments/card-messages.ts';
import { first } from '@sojourn/domain/present.ts';
import { askBank } from './ask-bank.ts';
import { createCardForm } from './card-form.ts';
import { sendCard } from './send-card.ts';
import { beginTalk, createLook, post } from './talk.ts';

const today = () => new Date().toISOString().slice(0, 10);
const card = createCardForm(today);
const wear = createLook();
let ticket = '';
let sending = false;
let locale: FieldsLook['locale'] = 'en';

async function submit(): Promise<void> {
  if (sending || ticket === '') return;
  const { card: typed, problems } = card.check();
  const [problem] = problems;
  if (problem) return post({ type: 'invalid', message: card.messageOf(problem) });
  sending = true;
  card.lock(true);
  post({ type: 'sending' });
  const sent = await sendCard(ticket, typed, locale);
  sending = false;
  card.lock(false);
  if ('failed' in sent) return post({ type: 'failed', reason: sent.failed });
  if ('problems' in sent) {
    card.show(sent.problems);
    return post({ type: 'invalid', message: card.messageOf(first(sent.problems)) });
  }
  card.forgetVerification();
  const { check, ...token } = sent;
  if (check) {
    sending = true;
    post({ type: 'checking' });
    await askBank(card.form, check, locale);
    sending = false;
  }
  post({ type: 'token', ...token });
}

function draw(): void {
  document.body.append(card.form);
  card.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
}

beginTalk(draw, {
  start: (given) => {
    ticket = given;
  },
  look: (look) => {
    ({ locale } = look);
    wear(look);
    card.speak(locale);
  },
  submit: () => void submit(),
});
