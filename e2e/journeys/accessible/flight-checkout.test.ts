/** Deciding on flights and paying for them, with the cabin and what can go wrong: no violation of WCAG. */
import { scanScreens } from '../../people/scan-screens.ts';
import { AREAS } from '../../screens.ts';

scanScreens(AREAS['flight-checkout']);
