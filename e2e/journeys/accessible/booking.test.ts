/** A hotel's page and the checkout with what can go wrong in it: no violation of WCAG. */
import { scanScreens } from '../../people/scan-screens.ts';
import { AREAS } from '../../screens.ts';

scanScreens(AREAS.booking);
