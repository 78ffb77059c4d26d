/** What the company's people asked for: open requests by when they're due, and those that are over. */
import type { CompanyApproval } from '@sojourn/contract/admin/approval-calls.ts';
import { APPROVAL_VIEWS, type ApprovalView } from '@sojourn/domain/approvals/approval-state.ts';
import { PRODUCTS, WIRE_PRODUCTS, type WireProduct } from '@sojourn/products/product-list.ts';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useDeferredValue, useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { useAdmin } from '#app/use-admin.ts';
import { FilterSelect, ListPanel } from '#list/list-frame.tsx';
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
      <ListPanel
        search={t('adminApprovals.search')}
        typed={typed}
        onType={setTyped}
        filters={<Filters chosen={chosen} onChange={setChosen} />}
      >
        <RequestList view={view} found={found} onOpen={setOpen} />
      </ListPanel>
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
      <FilterSelect
        label={t('adminApprovals.product')}
        any={t('adminApprovals.anyProduct')}
        value={product ?? ''}
        options={PRODUCTS.map((each) => [
          WIRE_PRODUCTS[each],
          t(`adminSpend.product.${WIRE_PRODUCTS[each]}`),
        ])}
        onChange={(value) =>
          onChange({ ...(tier && { tier }), ...(value !== '' && { product: value as WireProduct }) })
        }
      />
      <FilterSelect
        label={t('adminPeople.tier')}
        any={t('adminPeople.anyTier')}
        value={tier ?? ''}
        options={(data?.tiers ?? []).map(({ name }) => [name, name])}
        onChange={(value) => onChange({ ...(product && { product }), ...(value !== '' && { tier: value }) })}
      />
    </>
  );
}
