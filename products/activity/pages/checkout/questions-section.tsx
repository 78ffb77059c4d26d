/** The language that the guide shall speak, and what the operator asks. */
import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { useFieldOf } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { AnswerField, GuideLanguageField } from '#activity/pages/shared/answer-fields.tsx';
import { withAnswer } from '#activity/pages/shared/with-answer.ts';
import type { ActivitySectionProps } from './lead-section.tsx';

/** Left out where nothing is asked and there's no choice. */
export function QuestionsSection(props: ActivitySectionProps) {
  const { checkout, draft } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const { languages, questions, operator } = checkout.activity;
  if (languages.length < 2 && questions.length === 0) return null;
  const { language, answers } = draft.draft;
  return (
    <CheckoutSection
      id="checkout-questions"
      title={t(questions.length > 0 ? 'activity.questions.title' : 'activity.questions.language', {
        operator: operator.name,
      })}
    >
      <Card padded>
        <div className="checkout-guest__fields">
          <GuideLanguageField
            {...fieldOf('language')}
            languages={languages}
            language={language}
            onChoose={(chosen) => {
              draft.change({ language: chosen });
              void draft.flush();
            }}
          />
          {questions.map((question) => (
            <AnswerField
              key={question.questionId}
              {...fieldOf(`answers.${question.questionId}`)}
              question={question}
              answers={answers}
              onAnswer={(answer) =>
                draft.change({ answers: withAnswer(answers, question.questionId, answer) })
              }
            />
          ))}
        </div>
      </Card>
    </CheckoutSection>
  );
}
