/** A list of people at once: read here, checked by the server, corrected in place, then all or nobody. */
import type { CheckedImport, PeopleImport } from '@sojourn/contract/admin/people-calls.ts';
import type { ImportRow } from '@sojourn/domain/companies/import-row.ts';
import { readPeopleCsv } from '@sojourn/domain/companies/read-people-csv.ts';
import { readScimUsers } from '@sojourn/domain/companies/read-scim-users.ts';
import { decodeTable } from '@sojourn/domain/companies/read-table.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { go } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { useRefreshCompany } from '#app/use-admin.ts';
import { FilePicker } from './file-picker.tsx';
import { ImportTable } from './import-table.tsx';
import './people-import.css';

type FileProblem = 'spreadsheet' | 'empty' | 'noHeader' | 'noRows' | 'notJson';
type Loaded = {
  readonly name: string;
  readonly source: PeopleImport['source'];
  readonly rows: readonly ImportRow[];
  readonly unknown: readonly string[];
};

async function readFile(file: File): Promise<Loaded | FileProblem> {
  const decoded = decodeTable(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in decoded) return decoded.problem;
  const source = /^\s*[[{]/.test(decoded.text) ? 'scim' : 'csv';
  const read = source === 'scim' ? readScimUsers(decoded.text) : readPeopleCsv(decoded.text);
  return 'problem' in read ? read.problem : { name: file.name, source, ...read };
}

export function ImportPage() {
  const t = useText();
  const show = useToast();
  const refresh = useRefreshCompany();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const input = (of: Loaded) => ({ input: { source: of.source, rows: of.rows.map((row) => ({ ...row })) } });
  const check = useMutation({
    mutationFn: (of: Loaded) => api.previewImport(input(of)),
    onSuccess: setChecked,
  });
  const carryOut = useMutation({
    mutationFn: (of: Loaded) => api.importPeople(input(of)),
    onSuccess: ({ counts }) => {
      show({ text: t('adminPeople.import.done', { count: counts.new + counts.changed }) });
      refresh();
      go('/people');
    },
  });
  const take = (next: Loaded) => {
    setLoaded(next);
    if (next.rows.length > 0) check.mutate(next);
    else setChecked(null);
  };
  const open = async (file: File) => {
    const read = await readFile(file);
    setChecked(null);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read === 'string') setLoaded(null);
    else take(read);
  };
  return (
    <>
      <PageHead title={t('adminPeople.import.title')} />
      <section className="panel">
        <div className="panel__head">
          <div>
            <h2 className="title-l">{t('adminPeople.import.heading')}</h2>
            <p className="text-2">{t('adminPeople.import.text')}</p>
          </div>
        </div>
        <FilePicker loaded={loaded} onFile={(file) => void open(file)} />
        <Notes problem={problem} unknown={loaded?.unknown ?? []} thrown={carryOut.error ?? check.error} />
        {loaded && checked && (
          <ImportTable
            rows={loaded.rows}
            checked={checked}
            isChecking={check.isPending}
            isImporting={carryOut.isPending}
            onChange={(rows) => take({ ...loaded, rows })}
            onImport={() => carryOut.mutate(loaded)}
          />
        )}
      </section>
    </>
  );
}

type NotesProps = {
  readonly problem: FileProblem | null;
  readonly unknown: readonly string[];
  readonly thrown: unknown;
};

function Notes({ problem, unknown, thrown }: NotesProps) {
  const t = useText();
  if (!problem && unknown.length === 0 && !thrown) return null;
  return (
    <div className="panel__body stack">
      {problem && (
        <Banner tone="bad" size="s" live="alert" title={t('adminPeople.import.unread')}>
          {t(`adminPeople.file.${problem}`)}
        </Banner>
      )}
      {unknown.length > 0 && (
        <Banner tone="info" size="s">
          {t('adminPeople.import.unknown', { columns: unknown.join(', ') })}
        </Banner>
      )}
      {Boolean(thrown) && <DeedProblem thrown={thrown} />}
    </div>
  );
}
