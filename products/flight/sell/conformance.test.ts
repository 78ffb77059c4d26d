import { describeProduct } from '#testing/describe-product.ts';
import { flightUnderTest } from '../testing/flight-under-test.ts';

describeProduct(flightUnderTest);
