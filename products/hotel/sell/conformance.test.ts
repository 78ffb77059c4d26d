import { describeProduct } from '#testing/describe-product.ts';
import { hotelUnderTest } from '../testing/hotel-under-test.ts';

describeProduct(hotelUnderTest);
