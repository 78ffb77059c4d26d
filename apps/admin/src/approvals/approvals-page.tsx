/** What the company's people asked for: open requests by when they're due, and those that are over. */
import type { CompanyApproval } from '@sojourn/contract/admin/approval-calls.ts';
import { APPROVAL_VIEWS, type ApprovalView } from '@sojourn/domain/approvals/approval-state.ts';
import { PRODUCTS, WIRE_PRODUCTS, type WireProduct } from '@sojourn/domain/products/product.ts';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { useAdmin } from '#app/use-admin.ts';
import './approvals.css';
import { RequestDialog } from './request-dialog.tsx';
import { RequestList } from './request-list.tsx';
import { useCompanyApprovals, type Wanted } from './use-approvals.ts';

export function ApprovalsPage() {
  const t = useText();
  const [view, setView] = useState<ApprovalView>('waiting');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Pick<Wanted, 'product' | 'tier'>>({});
  const [open, setOpen] = useState<CompanyApproval | null>(null);
  const q = useDeferredValue(typed.trim());
  const found = useCompanyApprovals({ view, ...chosen, ...(q !== '' && { q }) });
  const counts = found.data?.pages[0]?.counts;
  return (
    <>
      <PageHead title={t('admin.nav.approvals')} />
      <Segmented
        label={t('approvals.views')}
        className="queue-views"
        value={view}
        onChange={setView}
        options={APPROVAL_VIEWS.map((value) => ({
          value,
          label: (
            <>
              {t(`approvals.view.${value}`)}
              {counts && <span className="queue-views__count num">{counts[value]}</span>}
            </>
          ),
        }))}
      />
      <section className="panel">
        <div className="panel__body queue-filters">
          <TextInput
            label={t('adminApprovals.search')}
            labelHidden
            placeholder={t('adminApprovals.search')}
            icon={<Search />}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Filters chosen={chosen} onChange={setChosen} />
        </div>
        <RequestList view={view} found={found} onOpen={setOpen} />
      </section>
      {open && <RequestDialog key={open.requestId} line={open} onClose={() => setOpen(null)} />}
    </>
  );
}

type Chosen = Pick<Wanted, 'product' | 'tier'>;
type FiltersProps = { readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void };

function Filters({ chosen: { product, tier }, onChange }: FiltersProps) {
  const t = useText();
  const { data } = useAdmin();
  return (
    <>
      <SelectField
        label={t('adminApprovals.product')}
        labelHidden
        value={product ?? ''}
        onChange={({ target }) =>
          onChange({
            ...(tier && { tier }),
            ...(target.value !== '' && { product: target.value as WireProduct }),
          })
        }
      >
        <option value="">{t('adminApprovals.anyProduct')}</option>
        {PRODUCTS.map((each) => (
          <option key={each} value={WIRE_PRODUCTS[each]}>
            {t(`adminSpend.product.${WIRE_PRODUCTS[each]}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('adminPeople.tier')}
        labelHidden
        value={tier ?? ''}
        onChange={({ target }) =>
          onChange({ ...(product && { product }), ...(target.value !== '' && { tier: target.value }) })
        }
      >
        <option value="">{t('adminPeople.anyTier')}</option>
        {data?.tiers.map(({ tierId, name }) => (
          <option key={tierId} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
