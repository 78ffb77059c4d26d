import type { Person } from '@sojourn/contract/travelers.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { AdditionalFields } from './additional-fields.tsx';
import { type FoldedGroup, FoldedGroups } from './form-group.tsx';
import type { FormPart } from './form-part.ts';
import { LastSaved } from './last-saved.tsx';
import { NameFields } from './name-fields.tsx';
import { PassportFields } from './passport-fields.tsx';
import { ProgramFields } from './program-fields.tsx';
import { textOfProblem, wholeProblem } from './traveler-problems.ts';
import { entryOf, groupOf, TRAVELER_GROUPS, type TravelerGroup } from './traveler-view.ts';
import type { TravelerEditor } from './use-traveler-editor.ts';

const PARTS: Readonly<Record<TravelerGroup, (props: FormPart) => ReactNode>> = {
  names: NameFields,
  passport: PassportFields,
  frequentFlyerNumber: (props) => <ProgramFields {...props} kind="frequentFlyerNumber" />,
  hotelLoyalty: (props) => <ProgramFields {...props} kind="hotelLoyalty" />,
  additional: AdditionalFields,
};

type TravelerFormProps = {
  readonly editor: TravelerEditor;
  /** For buttons that stand outside of the form. */
  readonly formId?: string;
  /** Of the entries only this one; null or none for all of them. */
  readonly only?: TravelerGroup | null;
  /** Left out where the form's buttons stand elsewhere. */
  readonly actions?: ReactNode;
};

/** Everything that is kept of a traveler, or on phones the one entry that was chosen (A §2.5). */
export function TravelerForm({ editor, formId, only = null, actions }: TravelerFormProps) {
  const { editing, saved, isSaving, change } = editor;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form, editing?.who === 'new', editing?.attempts ?? 0);
  // Where something is wrong it is shown, whichever entry was chosen
  const wrong = new Set(editing?.problems.map(({ path }) => groupOf(path)));
  const folded = useFolded(only === null ? FOLDED : [], saved, wrong);
  if (!editing) return null;
  const { draft, problems } = editing;
  const errorOf = (path: string) => {
    const problem = problems.find((each) => each.path === path);
    return problem && t(textOfProblem(problem));
  };
  const shown = TRAVELER_GROUPS.filter((each) => only === null || each === only || wrong.has(each));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };
  return (
    <form ref={form} id={formId} className="traveler-form" noValidate onSubmit={submit}>
      <FoldedGroups value={folded}>
        <div className="traveler-form__groups" inert={isSaving}>
          {shown.map((each) => {
            const Part = PARTS[each];
            return <Part key={each} draft={draft} change={change} errorOf={errorOf} />;
          })}
        </div>
      </FoldedGroups>
      {saved && only === null && <LastSaved person={saved} />}
      <FormFailure editor={editor} />
      {actions}
    </form>
  );
}

/** All but the names, which a booking needs first. */
const FOLDED = TRAVELER_GROUPS.filter((group) => group !== 'names');

/** What the groups under their titles say of what's saved; those with a problem are open. */
function useFolded(
  groups: readonly TravelerGroup[],
  saved: Person | null,
  wrong: ReadonlySet<TravelerGroup>,
): ReadonlyMap<TravelerGroup, FoldedGroup> {
  const t = useText();
  const renderText = useTextRef();
  const locale = useLocale();
  const entryText = (group: TravelerGroup) =>
    saved ? renderText(entryOf(saved, group, locale)) : t('profileTravelers.entry.none');
  return new Map(
    groups.map((group) => [group, { entry: entryText(group), isWrong: wrong.has(group) }] as const),
  );
}

/** Begins at the first field of somebody new, and goes to the first that is wrong. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>, isNew: boolean, attempts: number): void {
  useEffect(() => {
    if (!isNew) return;
    // After the dialog around it, if there is one, has opened
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [form, isNew]);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .traveler-form__failure');
    wrong?.focus();
  }, [form, attempts]);
}

/** What no field is to blame for: too many travelers, no answer. */
function FormFailure({ editor }: { readonly editor: TravelerEditor }) {
  const t = useText();
  const { problems = [], failure = null } = editor.editing ?? {};
  const whole = wholeProblem(problems);
  if (!whole && failure === null) return null;
  const text = (part: 'cause' | 'action') => t(`errors.${failure}.${part}` as MessageId);
  return (
    <div className="traveler-form__failure" tabIndex={-1}>
      <Banner tone="bad" size="s" live="alert" title={t('profileTravelers.save.failed')}>
        {whole ? t(textOfProblem(whole)) : `${text('cause')} ${text('action')}`}
      </Banner>
    </div>
  );
}

type FormButtonsProps = {
  readonly editor: TravelerEditor;
  /** Of the form that is saved, where the buttons stand outside of it. */
  readonly formId?: string;
  readonly onDiscard: () => void;
};

export function FormButtons({ editor, formId, onDiscard }: FormButtonsProps) {
  const t = useText();
  const { isSaving } = editor;
  return (
    <>
      <Button variant="secondary" disabled={isSaving} onClick={onDiscard}>
        {t('profileTravelers.discard')}
      </Button>
      <Button type="submit" form={formId} loading={isSaving} loadingLabel={t('profileTravelers.saving')}>
        {t('profileTravelers.save')}
      </Button>
    </>
  );
}
