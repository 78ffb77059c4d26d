/** Every field of a tier (A §3), what changed since it was saved, and what is wrong. */
import type { CompanyTier } from '@sojourn/contract/admin/tier-calls.ts';
import { TIER_RULES } from '@sojourn/products/lists/tier-rules.ts';
import { PRODUCTS } from '@sojourn/products/product-list.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Switch } from '@sojourn/ui/inputs/switch.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useRefreshCompany } from '#app/use-admin.ts';
import { ApprovalFields } from './approval-fields.tsx';
import { type EditorPart, productPart } from './editor-part.ts';
import { capProblems } from './product-draft.ts';
import { changesOf, problemsOf, rulesOf, type TierDraft } from './tier-draft.ts';

type TierEditorProps = {
  /** Null for a new one. */
  readonly tier: CompanyTier | null;
  readonly saved: TierDraft;
  readonly draft: TierDraft;
  readonly onChange: (draft: TierDraft) => void;
  readonly onSaved: (tierId: string) => void;
  readonly onLeave: () => void;
};

export function TierEditor({ tier, saved, draft, onChange, onSaved, onLeave }: TierEditorProps) {
  const t = useText();
  const show = useToast();
  const refresh = useRefreshCompany();
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const changes = changesOf(draft, saved);
  const save = useMutation({
    mutationFn: () => {
      const input = { name: draft.name.trim(), rules: rulesOf(draft) };
      return tier
        ? api.changeTier({ params: { tierId: tier.tierId }, input: { ...input, version: tier.version } })
        : api.addTier({ input });
    },
    onSuccess: ({ tierId, name }) => {
      show({ text: t('adminTiers.saved', { name }) });
      refresh();
      onSaved(tierId);
    },
  });
  const submit = () => {
    setTried(true);
    if (problems.size === 0) save.mutate();
  };
  const part: EditorPart = {
    draft,
    saved: tier ? saved : draft,
    problems: isTried
      ? problems
      : new Set(PRODUCTS.flatMap((each) => capProblems(each, draft.products[each]))),
    onChange: (more) => onChange({ ...draft, ...more }),
  };
  return (
    <section className="panel tier-editor" aria-label={draft.name || t('adminTiers.new')}>
      <Head {...part} tier={tier} changes={changes} />
      <div className="panel__body">
        <Switch
          label={t('adminTiers.approval')}
          checked={draft.isApprovalRequired}
          onChange={(event) => part.onChange({ isApprovalRequired: event.target.checked })}
        />
        <p className="small text-2 tier-note">{t('adminTiers.approvalText')}</p>
        {draft.isApprovalRequired && <ApprovalFields part={part} tierId={tier?.tierId} />}
      </div>
      {PRODUCTS.map((product) => {
        const Rules = TIER_RULES[product];
        return <Rules key={product} {...productPart(part, product)} />;
      })}
      {save.error && (
        <div className="panel__body">
          <DeedProblem thrown={save.error} />
        </div>
      )}
      <Foot
        isClean={tier !== null && changes === 0}
        problems={isTried ? problems.size : 0}
        isSaving={save.isPending}
        onDiscard={() => (tier ? onChange(saved) : onLeave())}
        onSave={submit}
      />
    </section>
  );
}

type HeadProps = EditorPart & { readonly tier: CompanyTier | null; readonly changes: number };

function Head({ draft, problems, onChange, tier, changes }: HeadProps) {
  const t = useText();
  return (
    <div className="panel__head">
      <TextInput
        label={t('adminTiers.name')}
        value={draft.name}
        maxLength={60}
        error={problems.has('name') ? t('adminTiers.problem.name') : undefined}
        hint={tier ? t('adminTiers.applies', { count: tier.people }) : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {tier && changes > 0 && (
        <Tag tone="warn" icon={<Pencil aria-hidden="true" />}>
          {t('adminTiers.unsaved', { count: changes })}
        </Tag>
      )}
    </div>
  );
}

type FootProps = {
  /** Nothing to save. */
  readonly isClean: boolean;
  readonly problems: number;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
};

function Foot({ isClean, problems, isSaving, onDiscard, onSave }: FootProps) {
  const t = useText();
  return (
    <div className="panel__foot">
      <p className="small text-2" role="status">
        {problems > 0 ? t('adminTiers.problems', { count: problems }) : t('adminTiers.forNew')}
      </p>
      <span className="row">
        <Button variant="secondary" disabled={isClean} onClick={onDiscard}>
          {t('adminTiers.discard')}
        </Button>
        <Button disabled={isClean} loading={isSaving} onClick={onSave}>
          {t('adminTiers.save')}
        </Button>
      </span>
    </div>
  );
}
