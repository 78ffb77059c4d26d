/** Which container holds which mount; the hooks render and unmount of the window object. */
import type { ProfileModule, RenderOptions } from '@sojourn/contract/profile-module.ts';

/** What is on screen. */
export type Opened = { readonly update: (options: RenderOptions) => void };
export type Watched = {
  /** Called when the page is first on screen. */
  readonly whenShown: () => void;
  /** Called when it cannot be shown, or no longer. */
  readonly whenBroken: (error: unknown) => void;
  /** At its end everything is taken away at once, also what is only on its way to the screen. */
  readonly ended: AbortSignal;
};
export type Open = (options: RenderOptions, watched: Watched) => Promise<Opened>;

type Mount = Opened & { readonly shown: Promise<void>; readonly close: () => void };

const aborted = (): DOMException => new DOMException('unmounted before it was shown', 'AbortError');

function begin(options: RenderOptions, open: Open, forget: () => void): Mount {
  const shown = Promise.withResolvers<void>();
  // A host that doesn't await it must not get an unhandled rejection
  shown.promise.catch(() => undefined);
  const end = new AbortController();
  const { signal: ended } = end;
  let latest = options;
  let opened: Opened | null = null;
  const take = (mounted: Opened): void => {
    opened = mounted;
    if (!ended.aborted && latest !== options) mounted.update(latest);
  };
  const giveUp = (error: unknown): void => {
    if (ended.aborted) return;
    end.abort();
    forget();
    shown.reject(error);
  };
  open(options, { whenShown: shown.resolve, whenBroken: giveUp, ended }).then(take, giveUp);
  return {
    shown: shown.promise,
    update: (next) => {
      latest = next;
      opened?.update(next);
    },
    close: () => {
      end.abort();
      shown.reject(aborted());
    },
  };
}

export function createMounts(open: Open): Pick<ProfileModule, 'render' | 'unmount'> {
  const mounts = new Map<HTMLElement, Mount>();
  return {
    render: (options) => {
      const { container } = options;
      const held = mounts.get(container);
      if (held) {
        held.update(options);
        return held.shown;
      }
      const mount = begin(options, open, () => mounts.delete(container));
      mounts.set(container, mount);
      return mount.shown;
    },
    unmount: (container) => {
      const mount = mounts.get(container);
      mounts.delete(container);
      mount?.close();
    },
  };
}
