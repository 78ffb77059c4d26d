/**
 * A part of a page that is fetched when it is needed and the device is online. If that fails, the part alone
 * says so and offers to load the page anew: what was typed beside it is not thrown away by itself.
 */
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
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

export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches it ahead, for a button that is pointed at: it is there when that is pressed. */
  readonly warm: () => void;
};

export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let coming: ReturnType<typeof load> | null = null;
  const ask = () => {
    coming ??= whenOnline()
      .then(load)
      .catch((error: unknown) => {
        coming = null;
        throw error;
      });
    return coming;
  };
  const missing = () => ({ default: MissingPart as ComponentType<Props> });
  return Object.assign(
    lazy(() => ask().catch(missing)),
    { warm: () => void ask().catch(() => undefined) },
  );
}
