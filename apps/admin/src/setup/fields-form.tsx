/** The company's own fields: what travelers fill in with each trip (A §5). */
import type { CompanySettings } from '@sojourn/contract/admin/setup-calls.ts';
import type { CompanyField } from '@sojourn/contract/custom-fields.ts';
import {
  fieldKeyFrom,
  fieldValueProblem,
  MOST_CUSTOM_FIELDS,
} from '@sojourn/domain/companies/custom-fields.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRefreshCompany } from '#app/use-admin.ts';

type FieldsFormProps = { readonly settings: CompanySettings; readonly onNone: () => void };

/** Rows keep their identity while they have no key yet. */
type Draft = Omit<CompanyField, 'choices'> & { readonly id: number; readonly choices: string };

const valuesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function problemOf({ label, kind, choices }: Draft): 'label' | 'choices' | 'characters' | null {
  if (label.trim() === '') return 'label';
  if (kind !== 'one') return null;
  const values = valuesIn(choices);
  if (values.length === 0) return 'choices';
  return values.some((value) => fieldValueProblem(value) !== null) ? 'characters' : null;
}

function useSaveFields() {
  const t = useText();
  const show = useToast();
  const queries = useQueryClient();
  const refresh = useRefreshCompany();
  return useMutation({
    mutationFn: (fields: CompanyField[]) => api.saveCompanyFields({ input: { fields } }),
    onSuccess: (saved) => {
      queries.setQueryData(['settings'], saved);
      show({ text: t('adminSetup.saved') });
      refresh();
    },
  });
}

export function FieldsForm({ settings, onNone }: FieldsFormProps) {
  const t = useText();
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    settings.fields.map((field, id) => ({ ...field, id, choices: field.choices.join('\n') })),
  );
  const [isTried, setTried] = useState(false);
  const save = useSaveFields();
  const submit = () => {
    setTried(true);
    if (drafts.some((draft) => problemOf(draft) !== null)) return;
    const fields: CompanyField[] = [];
    for (const { id: _, choices, ...rest } of drafts) {
      const taken = [...settings.fields, ...fields].map(({ key }) => key);
      const key = rest.key || fieldKeyFrom(rest.label, taken);
      fields.push({ ...rest, key, choices: rest.kind === 'one' ? valuesIn(choices) : [] });
    }
    // Saved again, a field keeps the key that it got
    const keyOf = (place: number) => fields[place]?.key ?? '';
    const onSuccess = () => setDrafts(drafts.map((draft, place) => ({ ...draft, key: keyOf(place) })));
    save.mutate(fields, { onSuccess });
  };
  const add = () => {
    const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1;
    setDrafts([...drafts, { id, key: '', label: '', kind: 'text', choices: '', isRequired: true }]);
  };
  return (
    <section className="panel" aria-labelledby="setup-fields">
      <div className="panel__head">
        <div>
          <h2 id="setup-fields" className="title-l">
            {t('adminSetup.fields')}
          </h2>
          <p className="small text-2">{t('adminSetup.fieldsText')}</p>
        </div>
        <Button
          size="s"
          variant="secondary"
          disabled={drafts.length >= MOST_CUSTOM_FIELDS}
          icon={<Plus className="icon icon--s" aria-hidden="true" />}
          onClick={add}
        >
          {t('adminSetup.field.add')}
        </Button>
      </div>
      {drafts.map((draft) => (
        <FieldRow
          key={draft.id}
          draft={draft}
          problem={isTried ? problemOf(draft) : null}
          onChange={(next) => setDrafts(drafts.map((each) => (each.id === draft.id ? next : each)))}
          onRemove={() => setDrafts(drafts.filter(({ id }) => id !== draft.id))}
        />
      ))}
      {save.error && (
        <div className="panel__body">
          <DeedProblem thrown={save.error} />
        </div>
      )}
      <Foot
        settings={settings}
        isEmpty={drafts.length === 0}
        isSaving={save.isPending}
        onNone={onNone}
        onSave={submit}
      />
    </section>
  );
}

type FootProps = FieldsFormProps & {
  readonly isEmpty: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
};

function Foot({ settings, isEmpty, isSaving, onNone, onSave }: FootProps) {
  const t = useText();
  return (
    <div className="panel__foot">
      {isEmpty && settings.fields.length === 0 ? (
        <>
          <p className="small text-2">
            {t(settings.hasNoFields ? 'adminSetup.field.none' : 'adminSetup.field.optional')}
          </p>
          {!settings.hasNoFields && (
            <Button variant="secondary" onClick={onNone}>
              {t('adminSetup.field.skip')}
            </Button>
          )}
        </>
      ) : (
        <>
          <p className="small text-2">{t('adminSetup.field.values')}</p>
          <Button loading={isSaving} onClick={onSave}>
            {t('adminSetup.save')}
          </Button>
        </>
      )}
    </div>
  );
}

type FieldRowProps = {
  readonly draft: Draft;
  readonly problem: ReturnType<typeof problemOf>;
  readonly onChange: (draft: Draft) => void;
  readonly onRemove: () => void;
};

function FieldRow({ draft, problem, onChange, onRemove }: FieldRowProps) {
  const t = useText();
  return (
    <div className="panel__body field-row">
      <TextInput
        label={t('adminSetup.field.label')}
        maxLength={60}
        value={draft.label}
        hint={draft.key === '' ? undefined : t('adminSetup.field.key', { key: draft.key })}
        error={problem === 'label' ? t('adminSetup.problem.empty') : undefined}
        onChange={(event) => onChange({ ...draft, label: event.target.value })}
      />
      <SelectField
        label={t('adminSetup.field.kind')}
        value={draft.kind}
        onChange={(event) => onChange({ ...draft, kind: event.target.value as Draft['kind'] })}
      >
        <option value="text">{t('adminSetup.field.text')}</option>
        <option value="one">{t('adminSetup.field.one')}</option>
      </SelectField>
      <IconButton
        label={t('adminSetup.field.remove', { label: draft.label })}
        icon={<Trash2 aria-hidden="true" />}
        ghost
        onClick={onRemove}
      />
      {draft.kind === 'one' && (
        <TextArea
          className="whole"
          label={t('adminSetup.field.choices')}
          value={draft.choices}
          error={
            problem === 'choices' || problem === 'characters' ? t(`adminSetup.problem.${problem}`) : undefined
          }
          onChange={(event) => onChange({ ...draft, choices: event.target.value })}
        />
      )}
      <Checkbox
        className="whole"
        label={t('adminSetup.field.required')}
        checked={draft.isRequired}
        onChange={(event) => onChange({ ...draft, isRequired: event.target.checked })}
      />
    </div>
  );
}
