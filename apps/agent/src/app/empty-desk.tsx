import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Headset } from 'lucide-react';
import { useEffect } from 'react';
import { Key } from '#keys/key.tsx';
import { useDesk } from '#queue/use-queue.ts';

/** Before anything is opened: how much there is, and the quickest ways to begin. */
export function EmptyDesk() {
  const t = useText();
  const { brandName } = useTenant();
  const { data } = useDesk();
  useEffect(() => {
    document.title = `${t('desk.title')} · ${brandName}`;
  }, [t, brandName]);
  return (
    <div className="desk-empty">
      <span className="desk-empty__icon" aria-hidden="true">
        <Headset />
      </span>
      <h1 className="display-s">{t('desk.empty.title', { name: data?.agent.name.split(' ')[0] ?? '' })}</h1>
      <p className="text-2">
        {data && t('desk.empty.text', { toDo: data.counts.toDo, overdue: data.counts.overdue })}
      </p>
      <p className="small text-2 row row--wrap gap-3 desk-empty__keys">
        <span className="row">
          <Key>/</Key> {t('desk.help.search')}
        </span>
        <span className="row">
          <Key>q</Key> {t('desk.help.queue')}
        </span>
        <span className="row">
          <Key>?</Key> {t('desk.help.all')}
        </span>
      </p>
    </div>
  );
}
