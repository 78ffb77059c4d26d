import { api } from '@sojourn/web/api/api.ts';
import type { SendFile } from '@sojourn/web/files/use-files.ts';

/** For a message of the customer's that will name it. */
export const sendFile: SendFile = (name, input, options) => api.sendFile({ query: { name }, input }, options);
