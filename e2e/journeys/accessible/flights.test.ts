/** Finding flights with its panels and empty states: no violation of WCAG. */
import { scanScreens } from '../../people/scan-screens.ts';
import { AREAS } from '../../screens.ts';

scanScreens(AREAS.flights);
