/** The client of the portal's own pages. What a module's mount may show too asks by its own (`useApi`). */
import { openChannel } from './channel.ts';
import { readToken } from './credentials.ts';

export const ownChannel = openChannel({ origin: '', getToken: readToken });
export const { api, onRefused } = ownChannel;
