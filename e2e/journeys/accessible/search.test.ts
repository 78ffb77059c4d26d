/** The list of stays with its map, filters and empty states: no violation of WCAG. */
import { scanScreens } from '../../people/scan-screens.ts';
import { AREAS } from '../../screens.ts';

scanScreens(AREAS.search);
