/**
 * Watches each folder of a tree by itself. Node's recursive watching follows files, and on Linux loses one
 * that an editor saves by renaming.
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist']);

/** `changed` gets the path of a file or folder that was written, added or removed; returns what ends it. */
export function watchTree(top: string, changed: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const close = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const open = (folder: string): void => {
    close(folder);
    const watcher = watch(folder, (_, name) => {
      if (name === null || SKIPPED.has(name)) return;
      const path = join(folder, name);
      if (!isFolder(path)) close(path);
      else if (!watchers.has(path)) open(path);
      changed(path);
    });
    watcher.once('error', () => close(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) open(join(folder, entry.name));
    }
  };
  open(top);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
