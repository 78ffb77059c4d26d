/**
 * A part of a page that is fetched when it is needed and the device is online. If that fails, the part alone
 * says so and offers to load the page anew: what was typed beside it is not thrown away by itself.
 */
import { Button } from '@sojourn/ui/button.tsx';
import { type ComponentType, lazy } from 'react';
import { whenOnline } from './api/when-online.ts';
import './page-state.css';
import { useText } from './text/use-text.tsx';

function MissingPart() {
  const t = useText();
  return (
    <div className="missing-part" role="alert">
      <p className="small">{t('shell.missing.text')}</p>
      <Button variant="secondary" size="s" onClick={() => location.reload()}>
        {t('shell.missing.reload')}
      </Button>
    </div>
  );
}

export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    whenOnline()
      .then(load)
      .catch(() => ({ default: MissingPart as ComponentType<Props> })),
  );
