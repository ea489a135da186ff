import { definePage } from '#src/features/screens/definePage.ts';
import { eager } from '#src/features/screens/viewOf.ts';
import { title, View } from './View.tsx';

export const assistant = definePage({
  path: 'chat/assistant',
  calls: ['initOmniChat', 'getChatHistory', 'chatWithAutobot', 'setChatReplyUsedWithFeedback'],
  view: eager({ View, title }),
});
