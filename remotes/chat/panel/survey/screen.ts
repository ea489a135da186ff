import { definePage } from '#src/features/screens/definePage.ts';

export const survey = definePage({
  path: 'chat/survey',
  calls: ['postChatSurvey'],
  view: () => import(/* webpackChunkName: "chat-survey" */ './View.tsx'),
});
