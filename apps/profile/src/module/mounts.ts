/** Which container holds which mount; the hooks render and unmount of the window object. */
import type { ProfileModule, RenderOptions } from '@sojourn/contract/profile-module.ts';

/** What is on screen, or on its way there. */
export type Opened = { readonly update: (options: RenderOptions) => void; readonly close: () => void };
export type Open = (options: RenderOptions, whenShown: () => void) => Promise<Opened>;

type Mount = {
  readonly shown: Promise<void>;
  readonly update: (options: RenderOptions) => void;
  readonly close: () => void;
};

const aborted = (): DOMException => new DOMException('unmounted before it was shown', 'AbortError');

function begin(options: RenderOptions, load: () => Promise<Open>, forget: () => void): Mount {
  const shown = Promise.withResolvers<void>();
  // A host that does not wait for it is not told of an unhandled rejection
  shown.promise.catch(() => undefined);
  let latest = options;
  let opened: Opened | null = null;
  let isClosed = false;
  const open = async (): Promise<void> => {
    const openWith = await load();
    if (isClosed) return;
    const mounted = await openWith(latest, shown.resolve);
    if (isClosed) return mounted.close();
    opened = mounted;
    opened.update(latest);
  };
  open().catch((error: unknown) => {
    if (isClosed) return;
    isClosed = true;
    forget();
    shown.reject(error);
  });
  return {
    shown: shown.promise,
    update: (next) => {
      latest = next;
      opened?.update(next);
    },
    close: () => {
      isClosed = true;
      opened?.close();
      shown.reject(aborted());
    },
  };
}

export function createMounts(load: () => Promise<Open>): Pick<ProfileModule, 'render' | 'unmount'> {
  const mounts = new Map<HTMLElement, Mount>();
  return {
    render: (options) => {
      const { container } = options;
      const held = mounts.get(container);
      held?.update(options);
      const mount = held ?? begin(options, load, () => mounts.delete(container));
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
