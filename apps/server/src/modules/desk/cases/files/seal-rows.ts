/** Where the seals of a file stand. */
import type { FileId } from '@sojourn/domain/ids.ts';

export const sealRow = (fileId: FileId): string => `case file ${fileId}`;
export const nameRow = (fileId: FileId): string => `case file ${fileId} name`;
