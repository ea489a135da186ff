import { object, string } from 'yup';
import { CEO_MESSAGE, CEO_TOPICS, type CeoTopic } from '#src/domain/application/ceoFeedback.ts';
import { problem } from '../problems/problem.ts';

export interface Feedback {
  topic: CeoTopic;
  message: string;
  consent: 'YES' | 'NO';
}

const { min, max } = CEO_MESSAGE;

export const feedbackSchema = (required: string) =>
  object({
    topic: string().oneOf(CEO_TOPICS, required).required(required),
    message: string()
      .trim()
      .required(required)
      .min(min, problem('text-too-short', { min }))
      .max(max, problem('line-too-long', { max })),
    consent: string().oneOf(['YES', 'NO'], required).required(required),
  });
