/** What is out of policy about the chosen offer, rule by rule, and the smallest change that fixes it. */
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleAlert } from 'lucide-react';
import './policy.css';
import { sentenceOf } from '@sojourn/web/policy/rule-sentences.ts';
import type { FoundRepair } from './repair.ts';
import { RepairCard } from './repair-card.tsx';
import { usePolicyTier } from './use-policy-tier.ts';

type Props = {
  /** The product's own rules, with the facts of the chosen offer. */
  readonly judge: (tier: PolicyTier) => Verdict;
  readonly repair: FoundRepair;
};

export function PolicyNote({ judge, repair }: Props) {
  const t = useText();
  const locale = useLocale();
  const tier = usePolicyTier();
  if (!tier) return null;
  const { broken } = judge(tier);
  if (broken.length === 0) return null;
  return (
    <section className="policy-note" aria-label={t('policy.note.title')}>
      <div className="policy-note__why">
        <CircleAlert className="icon policy-note__icon" aria-hidden="true" />
        <div>
          <h2 className="title-s">{t('policy.note.title')}</h2>
          {broken.map((each) => (
            <p key={each.rule} className="small">
              {sentenceOf(each, tier.name, t, locale)}
            </p>
          ))}
        </div>
      </div>
      <RepairCard repair={repair} />
    </section>
  );
}
