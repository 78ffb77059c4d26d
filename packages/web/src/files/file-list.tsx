/** The files of a message; each is fetched and saved when it's pressed. */
import type { CaseFile } from '@sojourn/contract/case-files.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { codeOf } from '../api/api-error.ts';
import { saveBlob } from '../save-blob.ts';
import { useLocale } from '../text/locale.tsx';
import type { MessageId } from '../text/messages.ts';
import { useText } from '../text/use-text.tsx';
import { Icon } from './file-field.tsx';
import './files.css';
import { formatBytes } from './format-bytes.ts';

type Props = {
  readonly files: readonly CaseFile[];
  /** How this side gets one. */
  readonly get: (file: CaseFile) => Promise<Blob>;
};

export function FileList({ files, get }: Props) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <ul className="files files--sent" aria-label={t('files.sent')}>
      {files.map((file) => (
        <li key={file.fileId}>
          <SentButton file={file} get={get} />
        </li>
      ))}
    </ul>
  );
}

function SentButton({ file, get }: { readonly file: CaseFile; readonly get: Props['get'] }) {
  const t = useText();
  const locale = useLocale();
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const { name, bytes } = file;
  const save = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      saveBlob(name, await get(file));
    } catch (thrown) {
      toast({ text: t(`errors.${codeOf(thrown)}.title` as MessageId) });
    }
    setLoading(false);
  };
  return (
    <button
      type="button"
      className="files__file files__file--sent"
      aria-busy={isLoading || undefined}
      onClick={() => void save()}
    >
      <Icon name={name} />
      <span className="visually-hidden">{t('files.save')}</span>
      <span className="files__name">
        <span className="files__words">{name}</span>{' '}
        <span className="text-3 nowrap">{formatBytes(bytes, locale)}</span>
      </span>
      {isLoading ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <Download className="icon icon--s text-3" aria-hidden="true" />
      )}
    </button>
  );
}
