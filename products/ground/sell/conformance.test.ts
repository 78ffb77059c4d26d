import { describeProduct } from '#testing/describe-product.ts';
import { groundUnderTest } from '../testing/ground-under-test.ts';

describeProduct(groundUnderTest);
