/** Choosing files for a message, or dropping them on it: what's on its way, what arrived, what didn't. */
import { FILE_TYPES } from '@sojourn/domain/support/read-file.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { FileText, Image, Paperclip, RefreshCw, X } from 'lucide-react';
import { useRef } from 'react';
import { useErrorTexts } from '../page-state.tsx';
import { useLocale } from '../text/locale.tsx';
import { useText } from '../text/use-text.tsx';
import './files.css';
import { formatBytes } from './format-bytes.ts';
import type { ChosenFile, Files } from './use-files.ts';

type Props = { readonly files: Files; readonly disabled?: boolean };

export function FileButton({ files, disabled = false }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        icon={<Paperclip aria-hidden="true" />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('files.attach')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={FILE_TYPES.join(',')}
        aria-label={t('files.attach')}
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])]);
          // The same file can be chosen again
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Nothing before one is chosen. Progress is read aloud. */
export function ChosenFiles({ files }: Props) {
  const t = useText();
  const sent = files.files.filter(({ state }) => state.is === 'sent').length;
  return (
    <>
      {files.files.length > 0 && (
        <ul className="files" aria-label={t('files.chosen')}>
          {files.files.map((file) => (
            <Chosen key={file.key} file={file} files={files} />
          ))}
        </ul>
      )}
      {files.isTooMany && (
        <p className="small files__problem" role="alert">
          {t('files.tooMany')}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {files.files.length > 0 && t('files.progress', { sent, all: files.files.length })}
      </span>
    </>
  );
}

function Chosen({ file, files }: { readonly file: ChosenFile; readonly files: Files }) {
  const t = useText();
  const locale = useLocale();
  const { key, name, bytes, state } = file;
  const share = state.is === 'sending' ? Math.round(state.share * 100) : 100;
  return (
    <li className={`files__file files__file--${state.is}`}>
      <Icon name={name} />
      <span className="files__body">
        <span className="files__name">
          <span className="files__words">{name}</span>{' '}
          <span className="text-3 nowrap">{formatBytes(bytes, locale)}</span>
        </span>
        {state.is === 'sending' && (
          <span className="files__bar" aria-hidden="true">
            <span style={{ width: `${share}%` }} />
          </span>
        )}
        {state.is === 'failed' && <Failed code={state.code} />}
      </span>
      {state.is === 'sending' && <span className="small num text-2">{share} %</span>}
      {state.is === 'failed' && (
        <IconButton
          size="s"
          ghost
          label={t('files.retry', { name })}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => files.retry(key)}
        />
      )}
      <IconButton
        size="s"
        ghost
        label={t('files.remove', { name })}
        icon={<X aria-hidden="true" />}
        onClick={() => files.remove(key)}
      />
    </li>
  );
}

function Failed({ code }: Pick<Extract<ChosenFile['state'], { is: 'failed' }>, 'code'>) {
  const t = useText();
  const { title, cause } = useErrorTexts(code);
  return (
    <span className="small files__problem" role="alert">
      {code === 'PayloadTooLarge' ? t('files.tooLarge') : `${title}. ${cause}`}
    </span>
  );
}

export function Icon({ name }: { readonly name: string }) {
  return name.endsWith('.pdf') ? (
    <FileText className="icon icon--s" aria-hidden="true" />
  ) : (
    <Image className="icon icon--s" aria-hidden="true" />
  );
}
