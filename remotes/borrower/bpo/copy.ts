import { defineCopy } from '#src/brand/copy.tsx';

/** What the screens of a valuation share: the condition of a home, and the way of a report. */
export const copy = defineCopy('bpo', {
  condition: 'What condition is your home in?',
  conditionHint: 'From poor (it needs major repairs) to excellent (like new).',
  conditionMissing: 'Choose the condition of your home',
  POOR: 'Poor',
  POORText: 'It needs major repairs, such as the roof or the foundation.',
  FAIR: 'Fair',
  FAIRText: 'It needs several repairs.',
  AVERAGE: 'Average',
  AVERAGEText: 'Worn in places, but nothing has to be repaired.',
  GOOD: 'Good',
  GOODText: 'Well kept, with little wear.',
  EXCELLENT: 'Excellent',
  EXCELLENTText: 'Like new.',
  belowAverage:
    'We may not be able to lend on homes below average condition. You can still go on; somebody looks at your home first.',
  timeline: 'What happens when',
  ORDERED: 'Ordered',
  ASSIGNED: 'Assigned to a professional',
  VISITED: 'Home visited',
  REPORTED: 'Report received',
  REVIEWED: 'Condition reviewed',
  TITLE: 'Title checked',
});
