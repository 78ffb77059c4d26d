import type { SavedTravelerDraft } from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { TextInput, type TextInputProps } from '@sojourn/ui/inputs/text-input.tsx';
import type { FormPart } from './form-part.ts';

/** What of a traveler is a line of text. */
type TextName = {
  [Name in keyof SavedTravelerDraft]: string extends SavedTravelerDraft[Name] ? Name : never;
}[keyof SavedTravelerDraft];

type TextPartProps = Omit<TextInputProps, 'name' | 'value' | 'error' | 'onChange'> & {
  readonly of: FormPart;
  readonly name: TextName;
};

/** A line of the form, by its name in the draft. */
export function TextPart({ of: { draft, change, errorOf }, name, ...field }: TextPartProps) {
  return (
    <TextInput
      name={name}
      error={errorOf(name)}
      value={draft[name]}
      autoComplete="off"
      onChange={(event) => change({ [name]: event.target.value })}
      {...field}
    />
  );
}
