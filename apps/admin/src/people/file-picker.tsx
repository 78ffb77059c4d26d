/** The file that's imported: dropped or chosen, and what it may look like. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';

/** The header in one's own language, and one person. */
const TEMPLATE = {
  en: 'First name,Last name,Email,Role,Tier,Department,Cost center,Manager,ID\n',
  fr: 'Prénom;Nom;Courriel;Rôle;Palier;Service;Centre de coûts;Responsable;Matricule\n',
} as const;

type FilePickerProps = {
  readonly loaded: { readonly name: string; readonly rows: readonly unknown[] } | null;
  readonly onFile: (file: File) => void;
};

export function FilePicker({ loaded, onFile }: FilePickerProps) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) onFile(file);
    // The same file again, corrected, is a change too
    event.target.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field inside
    <div
      className={classNames('panel__body file-picker', isOver && 'file-picker--over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span
        className={classNames('file-picker__icon', Boolean(loaded) && 'file-picker__icon--good')}
        aria-hidden="true"
      >
        {loaded ? <FileSpreadsheet /> : <Upload />}
      </span>
      <span className="grow">
        <b className="title-s">{loaded ? loaded.name : t('adminPeople.import.drop')}</b>
        <span className="small text-2 file-picker__note">
          {loaded
            ? t('adminPeople.import.rows', { count: loaded.rows.length })
            : t('adminPeople.import.kinds')}
        </span>
      </span>
      <Template />
      <label className={buttonClass({ variant: 'secondary', size: 's' })}>
        {t(loaded ? 'adminPeople.import.replace' : 'adminPeople.import.choose')}
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.txt,.tsv,.json,text/csv,application/json"
          onChange={choose}
        />
      </label>
    </div>
  );
}

function Template() {
  const t = useText();
  const locale = document.documentElement.lang === 'fr' ? 'fr' : 'en';
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${TEMPLATE[locale]}`)}`;
  return (
    <a className="link small" href={href} download={t('adminPeople.import.templateName')}>
      {t('adminPeople.import.template')}
    </a>
  );
}
