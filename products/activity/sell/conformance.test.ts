import { describeProduct } from '#testing/describe-product.ts';
import { activityUnderTest } from '../testing/activity-under-test.ts';

describeProduct(activityUnderTest);
