import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/pre-chat', {
  heading: 'Start a chat',
  intro: 'Tell us who you are, and an agent will join you here. Our agents read what you write.',
  friendlyName: 'Name',
  emailAddress: 'Email',
  emailHint: 'In case we get disconnected.',
  private: 'Do not send your Social Security number or account numbers in the chat.',
  submit: 'Start chat',
  failed: 'Something went wrong. Please try later.',
  incomplete: 'Something went wrong. Please try again later.',
  unknown: 'Something went wrong. Please try again later. You can also call {phone}.',
  userUnknown: 'User not found',
});
