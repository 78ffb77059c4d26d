import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Switch } from '@sojourn/ui/inputs/switch.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Key } from './key.tsx';
import { useShortcutSetting } from './use-shortcuts.ts';

const KEYS = [
  [['/'], 'desk.help.search'],
  [['q'], 'desk.help.queue'],
  [['j'], 'desk.help.next'],
  [['k'], 'desk.help.previous'],
  [['g'], 'desk.help.home'],
  [['t'], 'desk.help.take'],
  [['r'], 'desk.help.reply'],
  [['n'], 'desk.help.note'],
  [['o'], 'desk.help.offer'],
  [['c'], 'desk.help.customer'],
  [['Ctrl', 'Enter'], 'desk.help.send'],
  [['Esc'], 'desk.help.leave'],
  [['?'], 'desk.help.all'],
] as const;

type Props = { readonly open: boolean; readonly onClose: () => void };

export function HelpDialog({ open, onClose }: Props) {
  const t = useText();
  const [isOn, setOn] = useShortcutSetting();
  return (
    <Modal open={open} onClose={onClose} title={t('desk.help.title')} closeLabel={t('desk.close')}>
      <div className="stack gap-4">
        <dl className="keys">
          {KEYS.map(([keys, text]) => (
            <div key={text} className="keys__row">
              <dt className="row">
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <div className="keys__single">
          <Switch
            label={t('desk.help.single')}
            between
            aria-describedby="single-keys"
            checked={isOn}
            onChange={(event) => setOn(event.target.checked)}
          />
          <p id="single-keys" className="small text-2">
            {t('desk.help.singleHint')}
          </p>
        </div>
      </div>
    </Modal>
  );
}
