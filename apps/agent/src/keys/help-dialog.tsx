import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Key } from './key.tsx';

const KEYS = [
  ['/', 'desk.help.search'],
  ['q', 'desk.help.queue'],
  ['g', 'desk.help.home'],
  ['t', 'desk.help.take'],
  ['r', 'desk.help.reply'],
  ['n', 'desk.help.note'],
  ['o', 'desk.help.offer'],
  ['c', 'desk.help.customer'],
  ['?', 'desk.help.all'],
] as const;

type Props = { readonly open: boolean; readonly onClose: () => void };

export function HelpDialog({ open, onClose }: Props) {
  const t = useText();
  return (
    <Modal open={open} onClose={onClose} title={t('desk.help.title')} closeLabel={t('desk.close')}>
      <dl className="keys">
        {KEYS.map(([key, text]) => (
          <div key={key} className="keys__row">
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
        <div className="keys__row">
          <dt>
            <Key>Ctrl</Key> <Key>Enter</Key>
          </dt>
          <dd>{t('desk.help.send')}</dd>
        </div>
      </dl>
    </Modal>
  );
}
