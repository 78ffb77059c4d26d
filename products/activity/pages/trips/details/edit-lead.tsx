/** Who leads, where they join, what they answer and their note, edited after booking. */
import { nameProblem } from '@sojourn/domain/travelers/names/document-name.ts';
import { type DetailsFields, DetailsModal } from '@sojourn/portal/features/trips/details/details-modal.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { AnswerField, GuideLanguageField } from '#activity/pages/shared/answer-fields.tsx';
import { PickupChoices } from '#activity/pages/shared/pickup-choices.tsx';
import { withAnswer } from '#activity/pages/shared/with-answer.ts';
import { findAnswerProblems } from '#activity/rules/booking/questions.ts';
import type { ActivityDetails } from '#activity/wire/activity-details.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';

export type EditLeadProps = {
  readonly trip: ActivityTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

const isWrong = (name: string): boolean => nameProblem(name) !== undefined;

export default function EditLead({ trip, open, onClose }: EditLeadProps) {
  const t = useText();
  return (
    <DetailsModal<ActivityDetails>
      trip={trip}
      kind="Experience"
      by={trip.activity.operator.name}
      title={t('tripDetails.activity.title')}
      open={open}
      onClose={onClose}
      isRight={({ lead, answers }) =>
        !isWrong(lead.firstName) &&
        !isWrong(lead.lastName) &&
        findAnswerProblems(trip.activity.questions, answers).length === 0
      }
      fields={(fields) => <LeadFields {...fields} trip={trip} />}
    />
  );
}

type LeadFieldsProps = DetailsFields<ActivityDetails> & Pick<EditLeadProps, 'trip'>;

function LeadFields({ value, change, disabled, isTried, trip }: LeadFieldsProps) {
  const t = useText();
  const { lead, language, answers } = value;
  const { languages, questions } = trip.activity;
  const problems = isTried ? findAnswerProblems(questions, answers) : [];
  const errorOf = (questionId: string) => {
    const found = problems.find((each) => each.questionId === questionId);
    return found && t(`activity.questions.problem.${found.problem}`);
  };
  return (
    <>
      {(['firstName', 'lastName'] as const).map((part) => (
        <TextInput
          key={part}
          label={t(`tripDetails.activity.${part}`)}
          hint={part === 'firstName' ? t('tripDetails.activity.hint') : undefined}
          error={isTried && isWrong(lead[part]) ? t('tripDetails.activity.nameMissing') : undefined}
          value={lead[part]}
          disabled={disabled}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => change({ lead: { ...lead, [part]: target.value } })}
        />
      ))}
      {trip.activity.activity.pickup.isOffered && (
        <PickupChoices
          activity={trip.activity}
          choice={value.pickup}
          disabled={disabled}
          onChoose={(pickup) => change({ pickup })}
        />
      )}
      <GuideLanguageField
        languages={languages}
        language={language}
        disabled={disabled}
        onChoose={(chosen) => change({ language: chosen })}
      />
      {questions.map((question) => (
        <AnswerField
          key={question.questionId}
          question={question}
          answers={answers}
          disabled={disabled}
          error={errorOf(question.questionId)}
          onAnswer={(answer) => change({ answers: withAnswer(answers, question.questionId, answer) })}
        />
      ))}
      <TextArea
        label={t('tripDetails.activity.note')}
        optional={t('tripDetails.optional')}
        value={value.note}
        disabled={disabled}
        maxLength={500}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  );
}
