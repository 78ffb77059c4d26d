import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import './share.css';

type CopyFieldProps = { readonly label: string; readonly value: string };

/** An address that's shown once, and a button that copies it; a toast would be behind the dialog. */
export function CopyField({ label, value }: CopyFieldProps) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="copy-field">
      <TextInput label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {t('trip.copy')}
      </Button>
      <p className="small text-2 copy-field__state" role="status">
        {state === 'copied' && t('trip.copy.done')}
        {state === 'failed' && t('trip.copy.failed')}
      </p>
    </div>
  );
}
