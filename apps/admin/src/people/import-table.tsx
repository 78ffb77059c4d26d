/** What an import would do, and the rows that need a fix, each with what's wrong under it. */
import type { CheckedImport } from '@sojourn/contract/admin/people-calls.ts';
import type { ImportField, ImportRow } from '@sojourn/domain/companies/import-row.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleAlert, Equal, Lock, Pencil, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const COLUMNS: readonly ImportField[] = ['firstName', 'lastName', 'email', 'tier', 'department', 'manager'];
/** More rows than that are for the file's own program. */
const SHOWN = 200;

type ImportTableProps = {
  readonly rows: readonly ImportRow[];
  readonly checked: CheckedImport;
  readonly isChecking: boolean;
  readonly isImporting: boolean;
  readonly onChange: (rows: readonly ImportRow[]) => void;
  readonly onImport: () => void;
};
type View = 'refused' | 'ready' | 'all';

export function ImportTable(props: ImportTableProps) {
  const { rows, checked, isChecking, isImporting, onChange, onImport } = props;
  const t = useText();
  const [chosen, setView] = useState<View | null>(null);
  const { refused, new: fresh, changed } = checked.counts;
  const view = chosen ?? (refused > 0 ? 'refused' : 'all');
  const statuses = new Map(checked.rows.map((row) => [row.line, row]));
  const isShown = ({ line }: ImportRow) =>
    view === 'all' || (statuses.get(line)?.status === 'refused') === (view === 'refused');
  const shown = rows.filter(isShown);
  const leaveOut = () => onChange(rows.filter(({ line }) => statuses.get(line)?.status !== 'refused'));
  return (
    <>
      <Counts counts={checked.counts} />
      <div className="panel__body row row--between row--wrap">
        <Segmented
          label={t('adminPeople.import.which')}
          value={view}
          onChange={setView}
          options={[
            { value: 'refused', label: t('adminPeople.import.view.refused', { count: refused }) },
            { value: 'ready', label: t('adminPeople.import.view.ready', { count: rows.length - refused }) },
            { value: 'all', label: t('adminPeople.import.view.all', { count: rows.length }) },
          ]}
        />
      </div>
      <div className="table-scroll">
        <table className="table import-table">
          <thead>
            <tr>
              <th>{t('adminPeople.import.row')}</th>
              {COLUMNS.map((field) => (
                <th key={field}>{t(`adminPeople.${field}`)}</th>
              ))}
              <th>
                <span className="visually-hidden">{t('adminPeople.import.deed')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, SHOWN).map((row) => (
              <Row
                key={row.line}
                row={row}
                problems={statuses.get(row.line)?.problems ?? []}
                onChange={(next) => onChange(rows.map((each) => (each.line === row.line ? next : each)))}
                onSkip={() => onChange(rows.filter(({ line }) => line !== row.line))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > SHOWN && (
        <p className="panel__body small text-2">
          {t('adminPeople.import.more', { count: shown.length - SHOWN })}
        </p>
      )}
      <Foot
        refused={refused}
        count={fresh + changed}
        isChecking={isChecking}
        isImporting={isImporting}
        onLeaveOut={leaveOut}
        onImport={onImport}
      />
    </>
  );
}

type FootProps = Pick<ImportTableProps, 'isChecking' | 'isImporting' | 'onImport'> & {
  readonly refused: number;
  readonly count: number;
  readonly onLeaveOut: () => void;
};

function Foot({ refused, count, isChecking, isImporting, onLeaveOut, onImport }: FootProps) {
  const t = useText();
  return (
    <div className="panel__foot">
      <p className="small text-2">{t('adminPeople.import.noMail')}</p>
      <span className="row row--wrap">
        {refused > 0 && (
          <Button variant="secondary" onClick={onLeaveOut}>
            {t('adminPeople.import.leaveOut', { count: refused })}
          </Button>
        )}
        <Button
          disabled={refused > 0 || count === 0 || isChecking}
          loading={isImporting}
          icon={refused > 0 && <Lock className="icon icon--s" aria-hidden="true" />}
          onClick={onImport}
        >
          {refused > 0
            ? t('adminPeople.import.blocked', { count: refused })
            : t('adminPeople.import.button', { count })}
        </Button>
      </span>
    </div>
  );
}

function Counts({ counts }: Pick<CheckedImport, 'counts'>) {
  const figures: readonly [keyof CheckedImport['counts'], string, ReactNode][] = [
    ['new', 'text-good', <UserPlus key="new" aria-hidden="true" />],
    ['changed', 'text-brand', <Pencil key="changed" aria-hidden="true" />],
    ['same', 'text-2', <Equal key="same" aria-hidden="true" />],
    ['refused', 'text-bad', <CircleAlert key="refused" aria-hidden="true" />],
  ];
  const t = useText();
  return (
    <dl className="figures import-counts">
      {figures.map(([name, tone, icon]) => (
        <div key={name} className="figure">
          <dt className="figure__label">
            <span className={`row gap-1 ${tone}`}>
              {icon}
              {t(`adminPeople.import.count.${name}`)}
            </span>
          </dt>
          <dd className="figure__value">{t('admin.number', { value: counts[name] })}</dd>
        </div>
      ))}
    </dl>
  );
}

type Problem = CheckedImport['rows'][number]['problems'][number];
type RowProps = {
  readonly row: ImportRow;
  readonly problems: readonly Problem[];
  readonly onChange: (row: ImportRow) => void;
  readonly onSkip: () => void;
};

function Row({ row, problems, onChange, onSkip }: RowProps) {
  const t = useText();
  const [draft, setDraft] = useState<ImportRow>(row);
  const [isOpen, setOpen] = useState(false);
  const wrong = new Set(problems.map(({ field }) => field));
  return (
    <>
      <tr>
        <td className="num text-2">{row.line}</td>
        {COLUMNS.map((field) => (
          <td key={field} data-wrong={wrong.has(field) || undefined}>
            {isOpen ? (
              <input
                className="input import-table__input"
                aria-label={t(`adminPeople.${field}`)}
                aria-invalid={wrong.has(field) || undefined}
                value={draft[field] ?? ''}
                onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
              />
            ) : (
              row[field] || (wrong.has(field) && <i className="text-3">{t('adminPeople.import.empty')}</i>)
            )}
          </td>
        ))}
        <td className="end">
          {isOpen ? (
            <Button
              size="s"
              onClick={() => {
                setOpen(false);
                onChange(draft);
              }}
            >
              {t('adminPeople.save')}
            </Button>
          ) : (
            wrong.size > 0 && (
              <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
                {t('adminPeople.import.fix')}
              </Button>
            )
          )}
        </td>
      </tr>
      {problems.map((problem) => (
        <ProblemRow
          key={`${problem.field} ${problem.problem}`}
          row={row}
          problem={problem}
          onChange={onChange}
          onSkip={onSkip}
        />
      ))}
    </>
  );
}

/** The sentence under the row, and one click where it's clear what was meant. */
function ProblemRow({ row, problem, onChange, onSkip }: Omit<RowProps, 'problems'> & { problem: Problem }) {
  const t = useText();
  const { field, problem: kind, guess, line } = problem;
  const values = { value: row[field] ?? '', line: line ?? 0, field: t(`adminPeople.${field}`) };
  return (
    <tr className="import-table__problem">
      <td />
      <td colSpan={COLUMNS.length}>
        <span className="row gap-2 text-bad">
          <CircleAlert className="icon icon--s" aria-hidden="true" />
          {t(
            kind === 'sameEmail' && line === null
              ? 'adminPeople.problem.takenEmail'
              : `adminPeople.problem.${kind}`,
            values,
          )}
        </span>
      </td>
      <td className="end">
        {guess !== null ? (
          <Button size="s" variant="tint" onClick={() => onChange({ ...row, [field]: guess })}>
            {t('adminPeople.import.use', { guess })}
          </Button>
        ) : (
          <Button size="s" variant="tertiary" onClick={onSkip}>
            {t('adminPeople.import.skip')}
          </Button>
        )}
      </td>
    </tr>
  );
}
