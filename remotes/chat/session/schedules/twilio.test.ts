import { describeSchedules } from '../testing/describeSchedules.ts';

describeSchedules('twilio');
