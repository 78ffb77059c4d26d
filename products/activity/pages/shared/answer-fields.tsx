/** Fields of what an operator asks, at checkout and when details are edited. */
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { BookingAnswer } from '#activity/rules/booking/questions.ts';
import type { WireQuestion } from '#activity/wire/activities.ts';
import { languageName } from '../search/activity-filters.ts';

type FieldProps = {
  readonly id?: string;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
};

type GuideLanguageProps = FieldProps & {
  readonly languages: readonly string[];
  readonly language: string | null;
  readonly onChoose: (language: string) => void;
};

/** Left out where there's no choice; one that isn't spoken any longer is chosen anew. */
export function GuideLanguageField({ languages, language, onChoose, ...field }: GuideLanguageProps) {
  const t = useText();
  const locale = useLocale();
  if (languages.length < 2) return null;
  const isSpoken = language !== null && languages.includes(language);
  return (
    <SelectField
      {...field}
      label={t('activity.questions.speaks')}
      value={isSpoken ? language : ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {!isSpoken && <option value="">{t('activity.questions.choose')}</option>}
      {languages.map((code) => (
        <option key={code} value={code}>
          {languageName(code, locale)}
        </option>
      ))}
    </SelectField>
  );
}

type AnswerProps = FieldProps & {
  readonly question: WireQuestion;
  readonly answers: readonly BookingAnswer[];
  readonly onAnswer: (answer: string) => void;
};

export function AnswerField({ question, answers, onAnswer, ...field }: AnswerProps) {
  const t = useText();
  const { questionId, kind, label, hint, isRequired, choices } = question;
  const value = answers.find((each) => each.questionId === questionId)?.answer ?? '';
  const texts = {
    ...field,
    label,
    hint: hint ?? undefined,
    optional: isRequired ? undefined : t('activity.questions.optional'),
    value,
  };
  if (kind === 'choice')
    return (
      <SelectField {...texts} onChange={(event) => onAnswer(event.target.value)}>
        <option value="">{t('activity.questions.choose')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  return (
    <TextInput
      {...texts}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      maxLength={kind === 'number' ? 7 : 200}
      autoComplete="off"
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}
