import { describeProduct } from '#testing/describe-product.ts';
import { carUnderTest } from '../testing/car-under-test.ts';

describeProduct(carUnderTest);
