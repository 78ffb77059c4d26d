/** Files that go with a message: each is sent as soon as it's chosen, and can be tried again. */
import type { SentFile } from '@sojourn/contract/case-files.ts';
import type { FileId } from '@sojourn/domain/ids.ts';
import { FILE_BYTES_MAX, FILES_PER_MESSAGE } from '@sojourn/domain/support/read-file.ts';
import { useRef, useState } from 'react';
import { type ApiErrorCode, codeOf } from '../api/api-error.ts';
import { newIdempotencyKey, useRandom } from '../effects.tsx';
import { shrinkPhoto } from './shrink-photo.ts';

type Sending = {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};
/** How this side sends one. */
export type SendFile = (name: string, content: Blob, options: Sending) => Promise<SentFile>;

export type ChosenFile = {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly state:
    | { readonly is: 'sending'; readonly share: number }
    | { readonly is: 'sent'; readonly fileId: FileId }
    | { readonly is: 'failed'; readonly code: ApiErrorCode };
};

export function useFiles(send: SendFile) {
  const random = useRandom();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const sources = useRef(new Map<string, { readonly file: File; readonly stop: AbortController }>());
  const change = (key: string, part: Partial<ChosenFile>) =>
    setFiles((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)));

  const begin = async (key: string, file: File): Promise<void> => {
    const stop = new AbortController();
    sources.current.set(key, { file, stop });
    change(key, { state: { is: 'sending', share: 0 } });
    try {
      const content = await shrinkPhoto(file);
      if (content.size > FILE_BYTES_MAX) return change(key, failed('PayloadTooLarge'));
      const sent = await send(file.name.slice(-120) || 'file', content, {
        idempotencyKey: key,
        signal: stop.signal,
        onProgress: (share) => change(key, { state: { is: 'sending', share } }),
      });
      change(key, { name: sent.name, bytes: sent.bytes, state: { is: 'sent', fileId: sent.fileId } });
    } catch (thrown) {
      if (!stop.signal.aborted) change(key, failed(codeOf(thrown)));
    }
  };
  const add = (chosen: readonly File[]) => {
    const room = Math.max(0, FILES_PER_MESSAGE - files.length);
    setTooMany(chosen.length > room);
    const added = chosen.slice(0, room).map((file) => ({ key: newIdempotencyKey(random), file }));
    setFiles((now) => [
      ...now,
      ...added.map(({ key, file }): ChosenFile => {
        const state = { is: 'sending', share: 0 } as const;
        return { key, name: file.name, bytes: file.size, state };
      }),
    ]);
    for (const { key, file } of added) void begin(key, file);
  };
  const remove = (key: string) => {
    sources.current.get(key)?.stop.abort();
    sources.current.delete(key);
    setFiles((now) => now.filter((each) => each.key !== key));
    setTooMany(false);
  };
  return {
    files,
    isTooMany,
    add,
    remove,
    /** The same attempt once more: what came through after all isn't there twice. */
    retry: (key: string) => {
      const source = sources.current.get(key);
      if (source) void begin(key, source.file);
    },
    clear: () => {
      for (const { stop } of sources.current.values()) stop.abort();
      sources.current.clear();
      setFiles([]);
      setTooMany(false);
    },
    /** A message waits for those that are on their way, and isn't sent without those that failed. */
    isReady: files.every(({ state }) => state.is === 'sent'),
    isSending: files.some(({ state }) => state.is === 'sending'),
    fileIds: files.flatMap(({ state }) => (state.is === 'sent' ? [state.fileId] : [])),
  };
}
export type Files = ReturnType<typeof useFiles>;

const failed = (code: ApiErrorCode): Partial<ChosenFile> => ({ state: { is: 'failed', code } });
