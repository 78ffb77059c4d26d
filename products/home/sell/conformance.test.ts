import { describeProduct } from '#testing/describe-product.ts';
import { homeUnderTest } from '../testing/home-under-test.ts';

describeProduct(homeUnderTest);
