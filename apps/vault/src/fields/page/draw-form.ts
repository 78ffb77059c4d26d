/** The form's elements. Built by the DOM alone: no text ever becomes markup. */
import { CARD_FIELDS, type CardField } from '../check-card.ts';
import { COUNTRIES } from '../data/countries.ts';

export type FieldParts = {
  readonly input: HTMLInputElement | HTMLSelectElement;
  readonly label: HTMLSpanElement;
  readonly optional: HTMLSpanElement;
  readonly note: HTMLParagraphElement;
};
type Form = {
  readonly form: HTMLFormElement;
  readonly fields: { readonly [F in CardField]: FieldParts };
};

/** What each input is to browsers, their keyboards and their card books. */
const ATTRIBUTES: { readonly [F in CardField]: Readonly<Record<string, string>> } = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: '25' },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: '7' },
  verification: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: '4' },
  name: { autocomplete: 'cc-name', autocapitalize: 'words', maxlength: '60' },
  zip: { autocomplete: 'billing postal-code', autocapitalize: 'characters', maxlength: '12' },
  country: { autocomplete: 'billing country' },
};

function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function drawField(field: CardField): FieldParts & { readonly whole: HTMLElement } {
  const attributes = { id: field, name: field, class: 'input', 'aria-describedby': `${field}-note` };
  const given = { ...attributes, ...ATTRIBUTES[field], ...(field === 'zip' ? {} : { required: '' }) };
  const input =
    field === 'country'
      ? element(
          'select',
          given,
          element('option', { value: '' }),
          ...COUNTRIES.map((value) => element('option', { value })),
        )
      : element('input', { type: 'text', spellcheck: 'false', ...given });
  const [label, optional] = [element('span'), element('span', { class: 'field__optional' })];
  const note = element('p', { id: `${field}-note`, class: 'field__note', hidden: '' });
  const control = field === 'country' ? element('span', { class: 'field__affix chevron' }, input) : input;
  const head = element('label', { class: 'field__label', for: field }, label, optional);
  return {
    input,
    label,
    optional,
    note,
    whole: element('div', { class: `field field-${field}` }, head, control, note),
  };
}

/** The last button is for the Enter key alone; the page around the frame has the one that is seen. */
export function drawForm(): Form {
  const drawn = CARD_FIELDS.map((field) => [field, drawField(field)] as const);
  const enter = element('button', { type: 'submit', class: 'enter', tabindex: '-1', 'aria-hidden': 'true' });
  const form = element('form', { novalidate: '' }, ...drawn.map(([, { whole }]) => whole), enter);
  return { form, fields: Object.fromEntries(drawn) as unknown as Form['fields'] };
}
