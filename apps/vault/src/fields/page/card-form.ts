/**
 * The card fields: digits are grouped while typing, a field is checked on blur and shows its error.
 */
import {
  brandOf,
  groupDigits,
  longestNumber,
  verificationDigits,
} from '@sojourn/domain/payments/card-number.ts';
import {
  CARD_FIELDS,
  type CardField,
  type CardFieldProblem,
  checkCard,
  needsZip,
  type TypedCard,
} from '../check-card.ts';
import { drawForm, type FieldParts } from './draw-form.ts';
import { type Language, problemText, TEXTS } from './texts.ts';

type CardForm = {
  readonly form: HTMLFormElement;
  /** Words and country names. What was typed stays. */
  readonly speak: (language: Language) => void;
  /** What was typed, and what is wrong with it; wrong fields say so and the first gets the focus. */
  readonly check: () => { readonly card: TypedCard; readonly problems: readonly CardFieldProblem[] };
  readonly show: (problems: readonly CardFieldProblem[]) => void;
  readonly messageOf: (problem: CardFieldProblem) => string;
  readonly lock: (locked: boolean) => void;
  /** Forgets the code on the card, which is used once; the rest stays so that it can be corrected. */
  readonly forgetVerification: () => void;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `1`, `12/`, `12/2`, `12/29`; a year of four digits as it is pasted loses its first two. */
export function shapeExpiry(text: string): string {
  const [month = '', year] = text.split(/[/.\s-]+/, 2);
  let digits = digitsOf(text);
  if (year !== undefined && digitsOf(month).length === 1) digits = `0${digits}`;
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const rest = digits.slice(2);
  const short = rest.length === 4 && rest.startsWith('20') ? rest.slice(2) : rest.slice(0, 2);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${short}` : digits;
}

function shape(field: CardField, text: string): string {
  if (field === 'number') return groupDigits(digitsOf(text).slice(0, longestNumber(digitsOf(text))));
  if (field === 'expiry') return shapeExpiry(text);
  return field === 'verification' ? digitsOf(text) : text;
}

/** Groups digits without moving the caret away from the digit that it stood behind. */
function reshape(field: CardField, input: HTMLInputElement): void {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  const atEnd = input.selectionStart === input.value.length;
  const shaped = shape(field, input.value);
  if (shaped === input.value) return;
  input.value = shaped;
  if (atEnd) return;
  let caret = 0;
  for (let seen = 0; caret < shaped.length && seen < before; caret++)
    if (/\d/.test(shaped.charAt(caret))) seen++;
  input.setSelectionRange(caret, caret);
}

type Fields = ReturnType<typeof drawForm>['fields'];

const readTyped = (fields: Fields): TypedCard => ({
  number: digitsOf(fields.number.input.value),
  expiry: fields.expiry.input.value,
  verification: fields.verification.input.value,
  name: fields.name.input.value.trim(),
  zip: fields.zip.input.value.trim(),
  country: fields.country.input.value,
});

function showProblem(
  { input, note }: FieldParts,
  problem: CardFieldProblem | undefined,
  hint: string | undefined,
  language: Language,
): void {
  const text = problem ? problemText(language, problem) : (hint ?? '');
  note.textContent = text;
  note.hidden = text === '';
  note.classList.toggle('field__note--bad', problem !== undefined);
  if (problem) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

export function createCardForm(today: () => string): CardForm {
  const { form, fields } = drawForm();
  let language: Language = 'en';
  let shown: readonly CardFieldProblem[] = [];
  const typed = () => readTyped(fields);
  const render = (field: CardField): void =>
    showProblem(
      fields[field],
      shown.find((each) => each.field === field),
      TEXTS[language].hints[field],
      language,
    );
  const show = (problems: readonly CardFieldProblem[]): void => {
    shown = problems;
    CARD_FIELDS.forEach(render);
    const [first] = problems;
    if (first) fields[first.field].input.focus();
  };
  const recheck = (field: CardField): void => {
    const found = checkCard(typed(), today()).filter((each) => each.field === field);
    shown = [...shown.filter((each) => each.field !== field), ...found];
    render(field);
  };
  for (const field of CARD_FIELDS) {
    const { input } = fields[field];
    input.addEventListener('input', () => {
      if (input instanceof HTMLInputElement) reshape(field, input);
      if (field === 'number') {
        fields.verification.input.setAttribute(
          'maxlength',
          String(verificationDigits(brandOf(digitsOf(input.value)))),
        );
      }
      if (field === 'country') markOptional(fields, language);
      if (input.getAttribute('aria-invalid')) recheck(field);
    });
    // Empty fields are marked only on submit
    input.addEventListener('change', () => input.value.trim() !== '' && recheck(field));
  }
  return {
    form,
    speak: (next) => {
      language = next;
      speak(fields, next);
      CARD_FIELDS.forEach(render);
    },
    check: () => {
      const card = typed();
      const problems = checkCard(card, today());
      show(problems);
      return { card, problems };
    },
    show,
    messageOf: (problem) => problemText(language, problem),
    lock: (locked) => {
      form.setAttribute('aria-busy', String(locked));
      for (const field of CARD_FIELDS) fields[field].input.disabled = locked;
    },
    forgetVerification: () => {
      fields.verification.input.value = '';
    },
  };
}

const HOME: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-CA' };

function speak(fields: Fields, language: Language): void {
  const texts = TEXTS[language];
  document.documentElement.lang = language;
  document.title = texts.title;
  for (const field of CARD_FIELDS) fields[field].label.textContent = texts.labels[field];
  const select = fields.country.input as HTMLSelectElement;
  const names = new Intl.DisplayNames([HOME[language]], { type: 'region' });
  const [none, ...options] = [...select.options];
  if (none) none.textContent = texts.chooseCountry;
  for (const option of options) option.textContent = names.of(option.value) ?? option.value;
  const order = new Intl.Collator(HOME[language]);
  const chosen = select.value;
  select.append(...options.toSorted((a, b) => order.compare(a.text, b.text)));
  select.value = chosen;
  markOptional(fields, language);
}

/** Many countries have no zip codes. */
function markOptional({ zip, country }: Fields, language: Language): void {
  const isOptional = country.input.value !== '' && !needsZip(country.input.value);
  zip.optional.textContent = isOptional ? TEXTS[language].optional : '';
  zip.input.required = !isOptional;
}
