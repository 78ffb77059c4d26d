/** Renting a car, from the list to its checkout: no violation of WCAG. */
import { scanScreens } from '../../people/scan-screens.ts';
import { AREAS } from '../../screens.ts';

scanScreens(AREAS.cars);
