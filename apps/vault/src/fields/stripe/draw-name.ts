/** The name on the card, which Stripe's fields don't ask for. */
import { type Language, TEXTS } from '../page/texts.ts';

type NameField = {
  readonly field: HTMLElement;
  readonly speak: (language: Language) => void;
  /** Null, with the mistake shown, when it's missing. */
  readonly read: () => string | null;
};

export function drawName(): NameField {
  const field = document.createElement('div');
  const label = document.createElement('label');
  const input = document.createElement('input');
  const note = document.createElement('p');
  let language: Language = 'en';
  field.className = 'field';
  label.className = 'field__label';
  label.htmlFor = 'name';
  Object.assign(input, { id: 'name', className: 'input', maxLength: 60, autocomplete: 'cc-name' });
  input.setAttribute('aria-describedby', 'name-note');
  Object.assign(note, { id: 'name-note', className: 'field__note field__note--bad', hidden: true });
  field.append(label, input, note);
  const show = (isWrong: boolean) => {
    note.hidden = !isWrong;
    input.setAttribute('aria-invalid', String(isWrong));
    note.textContent = TEXTS[language].problems.name.missing ?? '';
  };
  input.addEventListener('input', () => show(false));
  return {
    field,
    speak: (spoken) => {
      language = spoken;
      label.textContent = TEXTS[language].labels.name;
      note.textContent = TEXTS[language].problems.name.missing ?? '';
    },
    read: () => {
      const name = input.value.trim();
      show(name === '');
      if (name === '') input.focus();
      return name || null;
    },
  };
}
