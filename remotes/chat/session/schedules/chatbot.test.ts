import { describeSchedules } from '../testing/describeSchedules.ts';

describeSchedules('chatbot');
