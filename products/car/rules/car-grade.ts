/** Which of two classes of cars is the better one, across sedans, SUVs and the rest. */
import type { CarClass } from './car-class.ts';

const GRADES: Readonly<Record<CarClass, number>> = {
  mini: 0,
  economy: 1,
  compact: 2,
  midsize: 3,
  standard: 4,
  fullSize: 5,
  premium: 6,
  luxury: 7,
  compactSuv: 3,
  midsizeSuv: 4,
  fullSizeSuv: 5,
  premiumSuv: 6,
  compactWagon: 3,
  midsizeWagon: 4,
  fullSizeWagon: 5,
  convertible: 6,
  sports: 7,
  minivan: 5,
  van: 5,
  pickup: 5,
  electric: 4,
  electricSuv: 5,
  special: 5,
};

/** 0 mini to 7 luxury. */
export const gradeOfCar = (carClass: CarClass): number => GRADES[carClass];
