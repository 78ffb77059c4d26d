/**
 * Files of cases. Each is sent first, by itself, and then named by its sender's message. JPEG, PNG, WebP and
 * PDF are accepted; anything else is refused by its bytes.
 */
import { FILE_BYTES_MAX, FILE_TYPES, FILES_PER_MESSAGE } from '@sojourn/domain/support/read-file.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { fileAnswer, idOf } from './primitives.ts';

export const caseFile = z.object({
  fileId: idOf('fil'),
  /** Of the event that it came with; 0: with what opened the case. */
  seq: z.int(),
  name: z.string(),
  type: z.enum(FILE_TYPES),
  bytes: z.int(),
});
export type CaseFile = z.output<typeof caseFile>;

/** Of a message: files that its writer sent before. */
export const fileIds = z.array(idOf('fil')).max(FILES_PER_MESSAGE).optional();

/** As its sender's device calls it; cleaned, and shown with the ending of what it is. */
const named = z.object({ name: z.string().min(1).max(200) });
const sentFile = caseFile.omit({ seq: true });
export type SentFile = z.output<typeof sentFile>;
const inCase = z.object({ caseId: idOf('cas') });
const ofCase = inCase.extend({ fileId: idOf('fil') });

export const caseFileCalls = {
  sendFile: call({
    method: 'POST',
    path: '/support/files',
    summary: 'Sends a file for a message that will name it',
    auth: 'customer',
    idempotent: true,
    uploadBytes: FILE_BYTES_MAX,
    query: named,
    output: sentFile,
    errors: ['FileTypeRefused', 'TooManyFiles'],
  }),
  getCaseFile: call({
    method: 'GET',
    path: '/support/cases/:caseId/files/:fileId',
    summary: 'A file of one of the customer’s cases',
    auth: 'customer',
    file: '*/*',
    params: ofCase,
    output: fileAnswer,
    errors: [],
  }),
} as const;

export const deskFileCalls = {
  sendDeskFile: call({
    method: 'POST',
    path: '/desk/cases/:caseId/files',
    summary: 'Sends a file for an agent’s message or note that will name it',
    auth: 'agent',
    idempotent: true,
    uploadBytes: FILE_BYTES_MAX,
    params: inCase,
    query: named,
    output: sentFile,
    errors: ['FileTypeRefused', 'TooManyFiles'],
  }),
  getDeskFile: call({
    method: 'GET',
    path: '/desk/cases/:caseId/files/:fileId',
    summary: 'A file of a case',
    auth: 'agent',
    file: '*/*',
    params: ofCase,
    output: fileAnswer,
    errors: [],
  }),
} as const;
