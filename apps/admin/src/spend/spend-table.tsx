/** Groups with their amounts, each opening in place into the next grouping, down to trips. */
import type { Spend } from '@sojourn/contract/admin/spend-calls.ts';
import { groupingBelow, type SpendPeriod } from '@sojourn/domain/companies/spend.ts';
import { money } from '@sojourn/domain/money.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, Focus, Luggage } from 'lucide-react';
import { useState } from 'react';
import { NothingFound } from '#list/list-frame.tsx';
import { TableScroll } from '#list/table-scroll.tsx';
import {
  Co2,
  type Grouping,
  groupName,
  type NamedStep,
  productText,
  shadeOf,
  spendQuery,
} from './spend-parts.tsx';
import { SpendTrips } from './spend-trips.tsx';

/** What all rows of a table share. */
type Frame = {
  readonly period: SpendPeriod;
  readonly products: readonly string[];
  /** Shows one group alone. */
  readonly onOnly: (path: readonly NamedStep[]) => void;
};

type SpendTableProps = {
  readonly spend: Spend;
  readonly period: SpendPeriod;
  readonly grouping: Grouping;
  readonly path: readonly NamedStep[];
  readonly onOnly: Frame['onOnly'];
};

export function SpendTable({ spend, period, grouping, path, onOnly }: SpendTableProps) {
  const t = useText();
  const { total, groups } = spend;
  const products = total.products.map(({ product }) => product).toSorted((a, b) => shadeOf(a) - shadeOf(b));
  if (groups.length === 0) return <NoTrips />;
  return (
    <TableScroll label={t(`adminSpend.by.${grouping.by}`)}>
      <table className="table spend-table">
        <Head products={products} />
        <tbody>
          <Rows
            spend={spend}
            grouping={grouping}
            path={path}
            level={0}
            frame={{ period, products, onOnly }}
          />
        </tbody>
        <tfoot>
          <tr className="strong">
            <td>{t('adminSpend.total')}</td>
            <Sums sums={total} products={products} />
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  );
}

/** Names which amounts are before refunds and which after, those of products too. */
function Head({ products }: Pick<Frame, 'products'>) {
  const t = useText();
  const tall = (id: MessageId) => (
    <th className="end" rowSpan={2} scope="col">
      {t(id)}
    </th>
  );
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {t('adminSpend.name')}
        </th>
        {tall('adminSpend.tripsColumn')}
        {tall('adminSpend.bookedColumn')}
        {tall('adminSpend.refunded')}
        <th colSpan={1 + products.length} scope="colgroup" className="end spend-table__after">
          {t('adminSpend.net')}
        </th>
        {tall('adminSpend.co2Column')}
      </tr>
      <tr>
        {products.map((product) => (
          <th key={product} className="end" scope="col">
            {t(productText(product))}
          </th>
        ))}
        <th className="end" scope="col">
          {t('adminSpend.total')}
        </th>
      </tr>
    </thead>
  );
}

type RowsProps = {
  readonly spend: Spend;
  readonly grouping: Grouping;
  /** What they're inside of. */
  readonly path: readonly NamedStep[];
  /** 0: of the table itself. */
  readonly level: number;
  readonly frame: Frame;
};

function Rows({ spend, grouping, path, level, frame }: RowsProps) {
  const t = useText();
  const most = Math.max(1, ...spend.groups.map(({ netMinor }) => netMinor));
  return (
    <>
      {spend.groups.map((group) => (
        <Row
          key={group.key}
          group={group}
          share={group.netMinor / most}
          grouping={grouping}
          path={path}
          level={level}
          frame={frame}
        />
      ))}
      {spend.others && (
        <tr className={classNames(level > 0 && 'spend-table__inner')}>
          <td style={{ paddingInlineStart: indent(level) }}>{t('adminSpend.others')}</td>
          <Sums sums={spend.others} products={frame.products} />
        </tr>
      )}
    </>
  );
}

const indent = (level: number): string => `${24 + level * 28}px`;

type RowProps = Omit<RowsProps, 'spend'> & {
  readonly group: Spend['groups'][number];
  readonly share: number;
};

function Row({ group, share, grouping, path, level, frame }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { key, label, ...sums } = group;
  const name = groupName(t, locale, grouping.by, { key, label });
  const inside = [...path, { ...grouping, key, name }];
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <tr className={classNames(level > 0 && 'spend-table__inner')}>
        <td className="spend-group" style={{ paddingInlineStart: indent(level) }}>
          <span className="spend-group__name">
            <button
              type="button"
              className="spend-group__open"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <Chevron className="icon icon--s" aria-hidden="true" />
              {name}
            </button>
            <button
              type="button"
              className="spend-group__only"
              aria-label={t('adminSpend.only', { name })}
              title={t('adminSpend.only', { name })}
              onClick={() => frame.onOnly(inside)}
            >
              <Focus className="icon icon--s" aria-hidden="true" />
            </button>
          </span>
          <span className="meter" aria-hidden="true">
            <span style={{ width: `${Math.max(0, share) * 100}%` }} />
          </span>
        </td>
        <Sums sums={sums} products={frame.products} />
      </tr>
      {isOpen && <Inside path={inside} level={level + 1} frame={frame} />}
    </>
  );
}

type InsideProps = Pick<RowsProps, 'path' | 'level' | 'frame'>;

/** The groups of a group, or its trips where it's a person. */
function Inside({ path, level, frame }: InsideProps) {
  const by = groupingBelow(path);
  return by === null ? (
    <tr className="spend-table__inner">
      <td colSpan={6 + frame.products.length} className="spend-table__trips">
        <SpendTrips period={frame.period} steps={path} />
      </td>
    </tr>
  ) : (
    <Below grouping={{ by }} path={path} level={level} frame={frame} />
  );
}

function Below({ grouping, path, level, frame }: InsideProps & { readonly grouping: Grouping }) {
  const query = spendQuery(frame.period, grouping, path);
  const { data, error } = useQuery({
    queryKey: ['spend', query],
    queryFn: ({ signal }) => api.getSpend({ query }, { signal }),
  });
  if (data) return <Rows spend={data} grouping={grouping} path={path} level={level} frame={frame} />;
  return (
    <tr className="spend-table__inner">
      <td colSpan={6 + frame.products.length}>
        {error ? <DeedProblem thrown={error} /> : <Skeleton height={28} />}
      </td>
    </tr>
  );
}

type SumsProps = { readonly sums: Spend['total']; readonly products: readonly string[] };

function Sums({ sums, products }: SumsProps) {
  const locale = useLocale();
  const { trips, bookedMinor, refundedMinor, netMinor } = sums;
  const show = (minor: number) => formatMoney(money(minor), locale);
  return (
    <>
      <td className="end">{trips}</td>
      <td className="end">{show(bookedMinor)}</td>
      <td className="end text-2">{show(refundedMinor === 0 ? 0 : -refundedMinor)}</td>
      {products.map((product) => (
        <td key={product} className="end">
          {show(sums.products.find((part) => part.product === product)?.netMinor ?? 0)}
        </td>
      ))}
      <td className="end strong">{show(netMinor)}</td>
      <td className="end text-2 nowrap">
        <Co2 sums={sums} />
      </td>
    </>
  );
}

function NoTrips() {
  const t = useText();
  return (
    <NothingFound icon={Luggage} title={t('adminSpend.none')}>
      {t('adminSpend.noneText')}
    </NothingFound>
  );
}
